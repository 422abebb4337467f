/** Written by scripts/content/default-plans.ts from content/planes.yaml: both sides need it, and neither reads content. */
import type { PlanItem } from './schemas/plan.ts';
import type { Species } from './species.ts';

/** The plan of a species where a clinic has none of its own; `sources` are who answers for it. */
export type DefaultPlan = { note: string; items: PlanItem[]; sources: string[] };
/** Day of the last revision, and the vet whose signature holds (null: none holds). */
export const DEFAULT_PLANS_REVISED = '2026-11-22';
export const DEFAULT_PLANS_SIGNED_BY: string | null = null;
export const DEFAULT_PLANS: Record<Species, DefaultPlan> = {
  perro: {
    note: 'Junta lo usual en Colombia (dosis desde los 45 días y refuerzo anual) con lo que pide la WSAVA: que la última dosis de cachorro caiga a las 16 semanas o después. La guía adelanta a las 26 semanas el refuerzo del primer año y luego lo espacia a tres; tu veterinario decide.',
    items: [
      {
        id: 'polivalente',
        kind: 'vacuna',
        name: 'Polivalente (moquillo, adenovirus y parvovirus)',
        startsAtDays: 45,
        seriesDays: [15, 15, 37],
        everyMonths: 12,
        isMandatory: false,
        note: 'Suele traer también parainfluenza y leptospirosis, que se refuerza cada año.',
      },
      {
        id: 'rabia',
        kind: 'vacuna',
        name: 'Rabia',
        startsAtDays: 90,
        seriesDays: [],
        everyMonths: 12,
        isMandatory: true,
        note: 'Obligatoria desde los 3 meses. Hay jornadas públicas gratuitas.',
      },
      {
        id: 'desparasitacion',
        kind: 'desparasitacion',
        name: 'Desparasitación interna',
        startsAtDays: 14,
        seriesDays: [14, 14, 14, 14, 30, 30, 30],
        everyMonths: 3,
        isMandatory: false,
        note: 'Un coprológico puede cambiar la frecuencia.',
      },
    ],
    sources: [
      'WSAVA Vaccination Guidelines Group, 2024',
      'Ministerio de Salud y Protección Social de Colombia',
      'ESCCAP, 2021',
    ],
  },
  gato: {
    note: 'La triple se repite hasta las 16 semanas, como pide la WSAVA; la guía adelanta a las 26 el refuerzo del primer año y luego lo espacia a tres años en gatos de bajo riesgo. La de leucemia va después de un examen negativo: por eso no está en la lista.',
    items: [
      {
        id: 'triple',
        kind: 'vacuna',
        name: 'Triple felina',
        startsAtDays: 49,
        seriesDays: [28, 35],
        everyMonths: 12,
        isMandatory: false,
        note: 'Panleucopenia, herpesvirus y calicivirus.',
      },
      {
        id: 'rabia',
        kind: 'vacuna',
        name: 'Rabia',
        startsAtDays: 90,
        seriesDays: [],
        everyMonths: 12,
        isMandatory: true,
        note: 'Obligatoria desde los 3 meses, aunque no salga de casa.',
      },
      {
        id: 'desparasitacion',
        kind: 'desparasitacion',
        name: 'Desparasitación interna',
        startsAtDays: 21,
        seriesDays: [14, 14, 14, 14, 30, 30, 30],
        everyMonths: 3,
        isMandatory: false,
        note: 'El gato que caza o sale la necesita más seguido.',
      },
    ],
    sources: [
      'WSAVA Vaccination Guidelines Group, 2024',
      'Ministerio de Salud y Protección Social de Colombia',
      'Tropical Council for Companion Animal Parasites (TroCCAP), 2019',
    ],
  },
  hamster: {
    note: 'Un hámster de casa no recibe vacunas de rutina y se desparasita solo si un examen lo pide. Este carné guarda lo que le apliquen y la fecha del próximo control que diga la clínica.',
    items: [],
    sources: ['MSD Veterinary Manual', 'Elsevier'],
  },
  loro: {
    note: 'Un loro de casa no tiene en el país un esquema de vacunas de rutina. Lo que se lleva es el control con un veterinario de aves y el coprológico que ordene; aquí queda anotado cada uno.',
    items: [],
    sources: ['MSD Veterinary Manual', 'Association of Avian Veterinarians'],
  },
};
