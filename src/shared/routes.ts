// Longer than 200 lines: every address of the product stands in one table, with what reads it.
import { ROLES, type Role } from './roles.ts';
import { FOLDERS, type Folder, SECTION_NAME, SPECIES_NAME, SPECIES_OF, TOPIC_SECTIONS } from './species.ts';

/**
 * The one route table: every page of the product, who may see it and how it is served (product.md, Pages).
 * The app maps `screen` to a lazy component, the prerender walks the static rows, the Worker asks it on every asset miss.
 * A row whose screen is not in the app's map yet answers as an unknown page does.
 */
export type Served =
  /** Prerendered html, indexable, complete without script. */
  | 'static'
  /** Prerendered html, but not for search engines. */
  | 'static-noindex'
  /** App shell; the route's guard decides in the browser. */
  | 'shell'
  /** Html (or a calendar file) that the Worker makes for each request. */
  | 'worker';

/** Who may see a page: everybody, only visitors without a session (others go to their dashboard), or these roles. */
export type Access = 'all' | 'anonymous' | readonly Role[];

export type Page = {
  /** `/perros/razas/:breed`; `:name` stands for one segment. */
  pattern: string;
  /** Key of the screen in the app's lazy map. */
  screen: string;
  served: Served;
  access: Access;
  /** Species folder of the page, when it belongs to one. */
  folder?: Folder;
  /** What an unknown parameter says instead of 'Página no encontrada' (spec §8). */
  missing?: 'breed' | 'topic';
};

const speciesPages = (folder: Folder): Page[] => [
  { pattern: `/${folder}`, screen: 'species', served: 'static', access: 'all', folder },
  { pattern: `/${folder}/razas`, screen: 'breeds', served: 'static', access: 'all', folder },
  { pattern: `/${folder}/comparar`, screen: 'compare', served: 'worker', access: 'all', folder },
  { pattern: `/${folder}/razas/:breed`, screen: 'breed', served: 'static', access: 'all', folder, missing: 'breed' },
  ...TOPIC_SECTIONS.flatMap((section): Page[] => [
    { pattern: `/${folder}/${section}`, screen: 'topics', served: 'static', access: 'all', folder },
    {
      pattern: `/${folder}/${section}/:topic`,
      screen: 'topic',
      served: 'static',
      access: 'all',
      folder,
      missing: 'topic',
    },
  ]),
];

const shell = (access: Access, screens: Record<string, string>): Page[] =>
  Object.entries(screens).map(([pattern, screen]) => ({ pattern, screen, served: 'shell' as const, access }));

export const PAGES: readonly Page[] = [
  { pattern: '/', screen: 'home', served: 'static', access: 'anonymous' },
  ...FOLDERS.flatMap(speciesPages),
  { pattern: '/primeros-auxilios', screen: 'first-aid', served: 'static', access: 'all' },
  { pattern: '/primeros-auxilios/:entry', screen: 'first-aid-entry', served: 'static', access: 'all' },
  { pattern: '/toxicos', screen: 'toxics', served: 'static', access: 'all' },
  { pattern: '/toxicos/:slug', screen: 'toxic', served: 'static', access: 'all' },
  { pattern: '/buscar', screen: 'search', served: 'worker', access: 'all' },
  { pattern: '/clinicas', screen: 'clinics', served: 'worker', access: 'all' },
  { pattern: '/clinicas/:ciudad', screen: 'clinics', served: 'worker', access: 'all' },
  { pattern: '/encuentra', screen: 'quiz', served: 'static', access: 'all' },
  { pattern: '/privacidad', screen: 'privacy', served: 'static', access: 'all' },
  { pattern: '/acerca', screen: 'about', served: 'static', access: 'all' },
  { pattern: '/como-se-revisa', screen: 'reviewing', served: 'static', access: 'all' },
  { pattern: '/sin-conexion', screen: 'offline', served: 'static-noindex', access: 'all' },
  { pattern: '/login', screen: 'login', served: 'static', access: 'anonymous' },
  { pattern: '/login/business', screen: 'login-business', served: 'static', access: 'anonymous' },
  { pattern: '/register', screen: 'register', served: 'static', access: 'anonymous' },
  { pattern: '/clave', screen: 'set-password', served: 'static-noindex', access: 'all' },
  { pattern: '/recuperar', screen: 'recover', served: 'static-noindex', access: 'all' },
  { pattern: '/verificar', screen: 'verify-email', served: 'static-noindex', access: 'all' },
  { pattern: '/invitacion', screen: 'invitation', served: 'static-noindex', access: 'all' },
  { pattern: '/unauthorized', screen: 'unauthorized', served: 'static-noindex', access: 'all' },
  ...shell(ROLES, { '/cuenta': 'account' }),
  ...shell(['user'], {
    '/appointments': 'appointments',
    '/dashboard/user': 'owner-dashboard',
    '/dashboard/user/mascotas/:id': 'pet',
    '/dashboard/user/mascotas/:id/historia': 'pet-history',
    '/dashboard/user/mascotas/:id/carne': 'pet-vaccines',
    '/dashboard/user/mascotas/:id/consulta': 'pet-consult',
    '/dashboard/user/mascotas/:id/urgencias': 'pet-emergency-card',
    '/dashboard/user/mensajes': 'owner-messages',
  }),
  ...shell(['business'], {
    '/dashboard/business': 'clinic-dashboard',
    '/dashboard/business/agenda': 'clinic-agenda',
    '/dashboard/business/solicitudes': 'clinic-requests',
    '/dashboard/business/pacientes': 'clinic-patients',
    '/dashboard/business/pacientes/:id': 'clinic-patient',
    '/dashboard/business/recordatorios': 'clinic-reminders',
    '/dashboard/business/mensajes': 'clinic-messages',
    '/dashboard/business/ingresos': 'clinic-income',
    '/dashboard/business/configuracion': 'clinic-settings',
  }),
  ...shell(['toor'], {
    '/dashboard/toor': 'toor-dashboard',
    '/dashboard/toor/users': 'toor-users',
    '/dashboard/toor/users/:id': 'toor-user',
    '/dashboard/toor/settings': 'toor-settings',
    '/dashboard/toor/solicitudes': 'toor-requests',
    '/dashboard/toor/accesos': 'toor-accesses',
  }),
  ...shell(['admin'], {
    '/dashboard/admin': 'admin-dashboard',
    '/dashboard/admin/users/:id': 'admin-user',
    '/dashboard/admin/solicitudes': 'admin-requests',
  }),
  { pattern: '/carne/:token', screen: 'shared-vaccines', served: 'worker', access: 'all' },
  { pattern: '/carne/:token/foto', screen: 'shared-photo', served: 'worker', access: 'all' },
  { pattern: '/cita/:token', screen: 'linked-visit', served: 'worker', access: 'all' },
  { pattern: '/no-fui-yo/:token', screen: 'not-me', served: 'worker', access: 'all' },
  { pattern: '/baja/:token', screen: 'unsubscribe', served: 'worker', access: 'all' },
  { pattern: '/calendario/:file', screen: 'calendar-feed', served: 'worker', access: 'all' },
  { pattern: '/archivos/:id', screen: 'file', served: 'worker', access: ['user', 'business'] },
  { pattern: '/archivos/:id/:size', screen: 'file', served: 'worker', access: ['user', 'business'] },
  { pattern: '/fotos-y-papeles.zip', screen: 'files-copy', served: 'worker', access: ['user'] },
  { pattern: '/clinica.zip', screen: 'clinic-copy', served: 'worker', access: ['business'] },
  { pattern: '/citas/:file', screen: 'appointment-file', served: 'worker', access: ROLES },
];

/** Screens with html of their own that the app draws all the same: their forms call the API. */
const FORMS: ReadonlySet<string> = new Set([
  'login',
  'login-business',
  'register',
  'set-password',
  'recover',
  'verify-email',
  'invitation',
  'unauthorized',
]);

/** Whether the app draws a page: the screens of an account and the ways into one. All others are documents or the Worker's: the browser goes there by itself. */
export const isOfTheApp = ({ served, screen }: Page): boolean => served === 'shell' || FORMS.has(screen);

export type Match = { page: Page; params: Record<string, string> };

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment).normalize('NFC');
  } catch {
    return null;
  }
};

const matchPattern = (pattern: string, segments: (string | null)[]): Record<string, string> | null => {
  const parts = pattern.split('/').slice(1);
  if (parts.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    if (segment === null || segment === undefined) return null;
    if (part.startsWith(':')) {
      if (segment === '') return null;
      params[part.slice(1)] = segment;
    } else if (part !== segment) return null;
  }
  return params;
};

/** The page of a path (no query, no fragment; percent-encoding and a closing slash are fine), or null: unknown page. Parameters come decoded and in NFC. */
export const matchPage = (path: string): Match | null => {
  const segments = path
    .replace(/(.)\/$/, '$1')
    .split('/')
    .slice(1)
    .map(decoded);
  for (const page of PAGES) {
    const params = matchPattern(page.pattern, segments);
    if (params) return { page, params };
  }
  return null;
};

/** An address inside this site that is safe to return to after login; null for anything else. */
export const internalPath = (to: string | null | undefined): string | null =>
  to && /^\/(?![/\\])/.test(to) && !/[\t\r\n]/.test(to) ? to : null;

/** Anonymous navigation of the header, in the spec's order (§2, Shell). */
export const PUBLIC_NAV: readonly { to: string; label: string; folder?: Folder; urgent?: true }[] = [
  { to: '/', label: 'Inicio' },
  ...FOLDERS.map((folder) => ({ to: `/${folder}`, label: SPECIES_NAME[SPECIES_OF[folder]].many, folder })),
  { to: '/primeros-auxilios', label: 'Primeros Auxilios', urgent: true },
];

/** Navigation of each role (spec §2, Shell; admin: product.md, Pages). `holds`: pages that one gets to from an entry, beside those below its path. */
export const ROLE_NAV: Record<Role, readonly { to: string; label: string; holds?: readonly string[] }[]> = {
  user: [{ to: '/dashboard/user', label: 'Panel Principal' }],
  business: [{ to: '/dashboard/business', label: 'Panel Principal' }],
  admin: [{ to: '/dashboard/admin', label: 'Panel Principal' }],
  toor: [
    { to: '/dashboard/toor', label: 'Panel Principal' },
    { to: '/dashboard/toor/users', label: 'Gestión de Usuarios' },
    { to: '/dashboard/toor/settings', label: 'Configuración', holds: ['/dashboard/toor/accesos'] },
  ],
};

/** Title of a species' section index: 'Cuidados de perros'. */
export const sectionTitle = (folder: Folder, section: keyof typeof SECTION_NAME): string =>
  `${SECTION_NAME[section]} de ${SPECIES_NAME[SPECIES_OF[folder]].many.toLowerCase()}`;
