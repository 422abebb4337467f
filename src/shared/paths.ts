import type { AppointmentType } from './appointments.ts';
import type { Folder } from './species.ts';

/** Id of the field of the look-up of toxics. */
export const TOXIC_FIELD = 'que-se-comio';

/** Addresses that screens build, so that no screen spells one out. */
export const paths = {
  breed: (folder: Folder, slug: string) => `/${folder}/razas/${slug}`,
  topic: (folder: Folder, section: string, slug: string) => `/${folder}/${section}/${slug}`,
  /** `folder`: the one species it is read for (features/guides/first-aid/aid-species.ts). */
  firstAid: (slug: string, folder?: Folder | null) => `/primeros-auxilios/${slug}${folder ? `?especie=${folder}` : ''}`,
  toxic: (slug: string) => `/toxicos/${slug}`,
  /** The look-up of toxics with its field focused, for links whose reader wants to type. */
  eaten: `/toxicos#${TOXIC_FIELD}`,
  /** Clinics that see emergencies at any hour, with their telephones (shared/directory.ts has the fields). */
  dayAndNight: '/clinicas?urgencias=24',
  /** A search of the telephone's map for the nearest open clinic, where no number is known. */
  findVet: 'https://maps.google.com/?q=veterinaria+24+horas',
  /** A tab of the owner's dashboard; the screen reads it from the query. */
  ownerTab: (tab: OwnerTab) => `/dashboard/user?vista=${tab}`,
  /** A pet's own pages; without `page` its first one. */
  pet: (id: string, page?: PetPage) => `/dashboard/user/mascotas/${encodeURIComponent(id)}${page ? `/${page}` : ''}`,
  /** The booking form, before the visits that there are. */
  booking: '/appointments#agendar',
  /** The booking form with this pet chosen already, and perhaps what for. */
  book: (petId: string, type?: AppointmentType) =>
    `/appointments?mascota=${encodeURIComponent(petId)}${type ? `&tipo=${type}` : ''}`,
  /** The booking form with this clinic chosen already. */
  bookAt: (clinicId: string) => `/appointments?clinica=${encodeURIComponent(clinicId)}#agendar`,
  /** The conversation about a pet with a clinic. */
  thread: (id: string) => `/dashboard/user/mensajes?hilo=${encodeURIComponent(id)}`,
  /** What owners ask of a clinic. */
  clinicRequests: '/dashboard/business/solicitudes',
  /** The file of a clinic's patient. */
  patient: (petId: string) => `/dashboard/business/pacientes/${petId}`,
};

/** Pages of one pet beside its first one. */
export const PET_PAGES = ['historia', 'carne', 'consulta', 'urgencias'] as const;
export type PetPage = (typeof PET_PAGES)[number];

/** Tabs of the owner's dashboard. */
export const OWNER_TABS = ['mascotas', 'citas', 'perfil'] as const;
export type OwnerTab = (typeof OWNER_TABS)[number];
