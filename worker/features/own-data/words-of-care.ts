import { CONSENT_WAY_NAME, type ProblemState } from '../../../src/shared/care.ts';
import type { OwnData } from './queries.ts';

const STATE: Record<ProblemState, string> = { active: 'activo', resolved: 'resuelto', mistake: 'anotado por error' };

/** What clinics keep of a person's animals beside their history, in words. */
export const carePart = ({ problems, medicines, agreed }: Pick<OwnData, 'problems' | 'medicines' | 'agreed'>) => ({
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
