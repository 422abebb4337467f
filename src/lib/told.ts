import { NOTICES, type NoticeWay } from '../shared/notices.ts';
import type { Told, ToldState } from '../shared/schemas/told.ts';
import { recentText } from './formats.ts';

const MINUTE_MS = 60_000;
const BY: Record<NoticeWay, string> = { email: 'por correo', push: 'a la pantalla' };
/** Whether a person read it nobody knows: no word says that it arrived. */
const BECAME: Record<ToldState, string> = {
  sent: 'Salió',
  waiting: 'Está por salir',
  unknown: 'No se sabe si salió',
  failed: 'No salió',
};

/** 'Recordatorio del día antes' */
export const toldWhat = ({ kind }: Told): string => NOTICES[kind];
/** 'Salió por correo, hoy a las 10:30 a. m.'; what is held for its hour says which. */
export const toldText = ({ way, state, at }: Told, now: number): string => {
  if (state !== 'waiting') return `${BECAME[state]} ${BY[way]}, ${recentText(at, now)}`;
  return at > now + MINUTE_MS ? `Saldrá ${BY[way]}, ${recentText(at, now)}` : `${BECAME.waiting} ${BY[way]}`;
};

export const isFailed = ({ state }: Told): boolean => state === 'failed' || state === 'unknown';
