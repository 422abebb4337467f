import { CONSENT_WAY_NAME, type ProblemState } from '../../../src/shared/care.ts';
import { wallTime } from '../../../src/shared/time.ts';
import type { OwnData } from './queries.ts';

const STATE: Record<ProblemState, string> = { active: 'activo', resolved: 'resuelto', mistake: 'anotado por error' };

/** What clinics keep of a person's animals beside their history, and what these are given, in words. */
export const carePart = ({
  problems,
  medicines,
  kept,
  ticks,
  agreed,
}: Pick<OwnData, 'problems' | 'medicines' | 'kept' | 'ticks' | 'agreed'>) => ({
  problemas: problems.map((one) => ({
    mascota: one.pet,
    problema: one.title,
    desde: one.since,
    'resuelto el': one.resolvedOn,
    estado: STATE[one.state],
    'lo anotó': `${one.authorName} (${one.clinic})`,
  })),
  'medicinas de fórmulas': medicines.map((one) => ({
    mascota: one.pet,
    fecha: one.date,
    medicina: one.name,
    concentración: one.concentration,
    forma: one.form,
    dosis: one.dose,
    días: one.days,
    indicaciones: one.note,
    'la firmó': `${one.authorName}, matrícula ${one.licence} (${one.clinic})`,
    anulada: one.voidReason,
  })),
  'medicinas a sus horas': kept.map((one) => ({
    mascota: one.pet,
    medicina: one.name,
    indicación: one.instruction,
    'de la fórmula de': one.clinic,
    horas: JSON.parse(one.times),
    'cada cuántos días': one.everyDays,
    'días de la semana (1 es lunes)': one.weekdays,
    desde: one.fromOn,
    hasta: one.toOn,
    'la anotó': one.author,
    anotada: wallTime(one.createdAt),
    terminada: one.endedAt === null ? null : wallTime(one.endedAt),
  })),
  'medicinas dadas': ticks.map((one) => ({
    mascota: one.pet,
    medicina: one.name,
    'de la hora': one.dueAt,
    'la dio': one.givenByName || null,
    marcada: wallTime(one.givenAt),
  })),
  consentimientos: agreed.map((one) => ({
    mascota: one.pet,
    clínica: one.clinic,
    procedimiento: one.procedure,
    'lo dio': one.agreedBy,
    documento: one.document,
    fecha: one.agreedOn,
    cómo: CONSENT_WAY_NAME[one.way],
    nota: one.note,
    'terminó el': one.endedOn,
    'por qué terminó': one.endReason,
  })),
});
