import type { Page } from '@playwright/test';
import { KINDS } from '../serve/sample-mails.ts';
import type { Shot } from './screens.ts';

/** States that no address shows: menus, tabs, dialogs, mistakes. An `act` that finds nothing fails loudly. */

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 720;
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const open = (name: string, path: string, act?: Shot['act']): Shot => ({ group: 'publico', name, path, as: null, act });

const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();

/** What goes out by e-mail, as a mail program shows it. */
const MAILS: Shot[] = KINDS.map((kind) => ({
  group: 'correo',
  name: kind.replaceAll('_', '-'),
  path: `/buzon/muestra/${kind}`,
  as: null,
}));

const OPEN_STATES: Shot[] = [
  open('estado-menu', '/perros', async (page) => {
    const menu = page.getByLabel('Menú').first();
    if (await menu.isVisible()) await menu.click();
  }),
  open('estado-aviso', '/perros', async (page) => {
    await page.evaluate(() => document.documentElement.classList.add('shot-with-notice'));
    await page.locator('.notice').waitFor();
  }),
  open('estado-lista-busqueda', '/perros/razas', (page) => page.getByRole('combobox').first().fill('la')),
  open('estado-lista-sin-resultado', '/gatos/razas', (page) => page.getByRole('combobox').first().fill('zzz')),
  open('estado-lista-filtros', '/perros/razas', async (page) => {
    if (isPhone(page)) await page.locator('.filters-door summary').click();
    await page.getByRole('checkbox').first().check();
  }),
  open('estado-comparar-tres', '/perros/comparar?razas=labrador,pug,chihuahua'),
  open('estado-raza-cuidados', '/perros/razas/labrador', tab('Cuidados')),
  open('estado-raza-alimentacion', '/hamsters/razas/sirio', tab('Alimentación')),
  open('estado-raza-salud', '/gatos/razas/siames', tab('Salud')),
  open('estado-raza-lamina', '/perros/razas/pug', (page) => press(page, 'Ver a pantalla completa')),
  open('estado-raza-manejo-especial', '/perros/razas/pitbull'),
  open('estado-raza-fraude', '/gatos/razas/ashera'),
  open('estado-raza-sin-laminas', '/perros/razas/schnauzer'),
  open('estado-toxicos-busqueda', '/toxicos', (page) => page.getByLabel('Buscar sustancia').fill('ajo')),
  open('estado-toxicos-filtro', '/toxicos?especie=loros&tipo=humo'),
  open('estado-chocolate', '/toxicos/chocolate', async (page) => {
    await page.getByLabel('Cuánto comió').fill('100');
    await page.getByLabel('Peso del perro').fill('2,5');
  }),
  open('estado-login-errores', '/login', (page) => press(page, 'Ingresar')),
  open('estado-register-errores', '/register', (page) => press(page, 'Registrarse')),
  open('estado-404', '/nada-de-eso'),
  open('estado-404-raza', '/perros/razas/dragon'),
  open('estado-404-tema', '/perros/salud/nada'),
];

const PRIVATE_STATES: Shot[] = [
  { group: 'user', name: 'estado-cuenta-nueva', path: '/dashboard/user', as: 'nueva' },
  ...(['mascotas', 'citas', 'perfil'] as const).map((view) => ({
    group: 'user',
    name: `estado-vista-${view}`,
    path: `/dashboard/user?vista=${view}`,
    as: 'familia' as const,
  })),
  {
    group: 'user',
    name: 'estado-registrar-mascota',
    path: '/dashboard/user?vista=mascotas',
    as: 'familia',
    act: (page) => press(page, 'Registrar mascota'),
  },
  {
    group: 'user',
    name: 'estado-agendar-errores',
    path: '/appointments',
    as: 'familia',
    act: (page) => page.getByRole('main').getByRole('button', { name: 'Agendar Cita' }).click(),
  },
  { group: 'business', name: 'estado-clinica-vacia', path: '/dashboard/business', as: 'clinica2' },
  {
    group: 'toor',
    name: 'estado-desactivar',
    path: '/dashboard/toor/users',
    as: 'toor',
    act: (page) => page.getByRole('switch').first().click(),
  },
  { group: 'toor', name: 'estado-nadie-coincide', path: '/dashboard/toor/users?q=zzzz', as: 'toor' },
];

export const STATES: readonly Shot[] = [...OPEN_STATES, ...PRIVATE_STATES, ...MAILS];
