import { expect, test } from 'vitest';
import type { CatBreed, HamsterBreed, ParrotBreed } from '../../content/schema/breed.ts';
import { RECORDS } from '../../scripts/content/texts.ts';

/** Problems of hamsters and parrots that kill within hours: a note that only describes them lets the night pass. */
const GRAVE =
  /huevo|hemorrágico|golpe de calor|zinc|plomo|septicemia|mordida de gato|cola mojada|trombosis|caída|abazón|piómetra|desguante/i;
/** An order to go, in the voice of the guides. */
const LEAVE = /\b(sal|se sale) ya\b/i;

/** Signs that somebody sees and takes for a passing thing. */
const SIGN =
  /vómit|vomita|\bsangra\b|convuls|tembl|tiembl|decaíd|decaimiento|diarrea|adelgaz|jade|cola (que )?(sube|bombea)/i;
/** Any word of when: at once, today, within days, an appointment. */
const WHEN = /\bsal (ya|para|de)\b|\b(se )?sale ya\b|salir ya|hoy|consulta|cita|urgen|salida inmediata|pide/i;
/** Named on the page with their own when, or no sign of the animal at all. */
const SAID_ELSEWHERE = new Set(['gatos/razas/siames: Estrabismo y nistagmo congénitos']);

const issuesOf = (
  folder: 'perros' | 'gatos' | 'hamsters' | 'loros',
  data: unknown,
): { name: string; note: string }[] =>
  folder === 'hamsters'
    ? (data as HamsterBreed).care_tips.health.common_issues
    : (data as CatBreed | ParrotBreed).health_issues;

test.each(['hamsters', 'loros'] as const)(
  '%s: a problem that kills within hours says to leave where it is named',
  (folder) => {
    const grave = RECORDS.filter(({ path }) => path.startsWith(`${folder}/razas/`)).flatMap(({ path, data }) =>
      issuesOf(folder, data)
        .filter(({ name }) => GRAVE.test(name))
        .map(({ name, note }) => ({ where: `${path}: ${name}`, note })),
    );
    expect(grave.length).toBeGreaterThan(5);
    expect(grave.filter(({ note }) => !LEAVE.test(note)).map(({ where }) => where)).toEqual([]);
  },
);

test.each(['perros', 'gatos', 'hamsters', 'loros'] as const)(
  '%s: a note that names a sign says when to go',
  (folder) => {
    const named = RECORDS.filter(({ path }) => path.startsWith(`${folder}/razas/`)).flatMap(({ path, data }) =>
      issuesOf(folder, data)
        .map(({ name, note }) => ({ where: `${path}: ${name}`, note }))
        .filter(({ where, note }) => SIGN.test(note) && !SAID_ELSEWHERE.has(where)),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ note }) => !WHEN.test(note)).map(({ where, note }) => `${where}: ${note}`)).toEqual([]);
  },
);
