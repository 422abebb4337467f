// Longer than 200 lines: one visit, step by step.
import type { Step } from './walker.ts';

const PHONE = [375, 812] as const;
const DESK = [1440, 900] as const;
const LABRADOR = '/perros/razas/labrador';

/** How wide the letters of the title are, px. */
const TITLE_WIDTH = `(() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('h1'));
  return range.getBoundingClientRect().width;
})()`;

/** Twenty steps of a visitor: what each engine has to do alike. */
export const PUBLIC_STEPS: Step[] = [
  {
    name: 'home on a desk: four doors, each with its picture; the title in its optical size',
    walk: async ({ size, open, sees }) => {
      await size(...DESK);
      await open('/');
      await sees(`document.querySelectorAll('.doors .door').length === 4 && fits()`);
      await sees(
        `[...document.querySelectorAll('.door img')].every((image) => image.complete && image.naturalWidth > 0)`,
      );
      await sees(`${TITLE_WIDTH} < 800`);
    },
  },
  {
    name: 'home on a phone fits, and its menu opens and leads on',
    walk: async ({ size, open, sees, press }) => {
      await size(...PHONE);
      await open('/');
      await sees('innerWidth === 375 && fits()');
      await press('.mobile-menu > summary');
      await press('.mobile-menu a', 'Gatos');
      await sees(`location.pathname === '/gatos' && says('h1', 'gato')`);
    },
  },
  {
    name: 'the theme turns, and stays on the next page',
    walk: async ({ open, press, sees }) => {
      const isDark = `document.documentElement.classList.contains('dark') && getComputedStyle(document.body).backgroundColor === 'rgb(18, 24, 26)'`;
      await press('[data-toggle-theme]');
      await sees(isDark);
      await open('/perros');
      await sees(isDark);
      await press('[data-toggle-theme]');
      await sees(`!document.documentElement.classList.contains('dark')`);
    },
  },
  {
    name: 'a list by its filter; the address follows',
    walk: async ({ open, press, sees }) => {
      await open('/perros/razas');
      await press('.filters-door summary');
      await press('.filters label', 'Mini');
      await sees(`location.search === '?tamano=mini' && says('main', ' de 20 razas')`);
      await sees(`!says('.breed-card', 'Labrador')`);
    },
  },
  {
    name: 'a breed from there, and back to the same list',
    walk: async ({ press, back, sees }) => {
      await press('.breed-card a', 'Poodle');
      await sees(`location.pathname === '/perros/razas/poodle' && says('h1', 'Poodle')`);
      await back();
      await sees(
        `location.search === '?tamano=mini' && !says('.breed-card', 'Labrador') && says('.breed-card', 'Poodle')`,
      );
    },
  },
  {
    name: 'the search of a list, by keyboard, to the breed',
    walk: async ({ open, type, sees, key }) => {
      await open('/perros/razas');
      await type('Buscar raza', 'labr');
      await sees(`says('[role=option]', 'Labrador')`);
      await key('ArrowDown');
      await key('Enter');
      await sees(`location.pathname === '${LABRADOR}' && says('h1', 'Labrador')`);
    },
  },
  {
    name: 'a breed on a phone: the tabs',
    walk: async ({ press, sees }) => {
      await press('.tab-row a, .tab-row [role=tab]', 'Salud');
      await sees(`find('#salud') && !find('#general')`);
      await sees(`says('#salud', 'isplasia') && fits()`);
    },
  },
  {
    name: 'the next plate by its arrow',
    walk: async ({ open, press, sees }) => {
      await open(LABRADOR);
      await press('[title="Lámina siguiente"]');
      await sees(`(() => {
        const [first, second] = document.querySelectorAll('.plate-slide');
        const middle = document.querySelector('.plate').getBoundingClientRect();
        const at = (one) => Math.abs(one.getBoundingClientRect().left - middle.left);
        return at(second) < 2 && at(first) > 100;
      })()`);
    },
  },
  {
    name: 'a plate over the whole screen, and Escape',
    walk: async ({ press, key, sees }) => {
      await press('.zoom');
      await sees(`find('dialog.viewer[open] img')`);
      await key('Escape');
      await sees(`!document.querySelector('dialog.viewer[open]')`);
    },
  },
  {
    name: 'a breed on a desk: tabs, plate and nothing beyond its width',
    walk: async ({ size, open, press, sees }) => {
      await size(...DESK);
      await open(LABRADOR);
      await sees('fits()');
      await press('.tab-row a, .tab-row [role=tab]', 'Cuidados');
      await sees(`find('#cuidados') && !find('#general')`);
      await press('[title="Lámina siguiente"]');
      await sees(`document.querySelector('.plate[data-own]')`);
      await size(...PHONE);
    },
  },
  {
    name: 'two breeds picked in the list stand side by side',
    walk: async ({ open, press, sees }) => {
      await open('/perros/razas');
      await press('label', 'Comparar Labrador');
      await press('label', 'Comparar Pug');
      await press('a', 'Comparar 2 razas');
      await sees(
        `location.search === '?razas=labrador,pug' && document.querySelectorAll('thead [scope=col] a').length === 2 && fits()`,
      );
      await press('label', 'Solo lo que cambia');
      await sees(`find('tr', 'Energía') && !find('tr', 'Niños')`);
    },
  },
  {
    name: 'the match: an answer and who goes with it',
    walk: async ({ open, press, sees }) => {
      await open('/encuentra');
      await press('.questions label');
      await press('button', 'Ver quién va conmigo');
      await sees(`location.search.length > 1 && find('main h2[tabindex]')`);
    },
  },
  {
    name: 'first aid: a situation and its first step',
    walk: async ({ open, press, sees }) => {
      await open('/primeros-auxilios');
      await press('.aid-rows a', 'Atragantamiento');
      await sees(`location.pathname.startsWith('/primeros-auxilios/') && says('h1', 'tragantamiento') && fits()`);
      await sees(`document.querySelector('a[href^="tel:"]')`);
    },
  },
  {
    name: 'the counter of breaths answers to a finger',
    walk: async ({ open, press, sees, value }) => {
      await open('/primeros-auxilios#contar');
      const before = await value(`document.querySelector('.count-board').textContent`);
      await press('.count-tap');
      await press('.count-tap');
      await sees(`document.querySelector('.count-board').textContent !== ${JSON.stringify(before)}`);
    },
  },
  {
    name: 'a tick of the kit is there after loading again',
    walk: async ({ open, press, reload, sees }) => {
      await open('/primeros-auxilios/elementos-basicos');
      await press('.kit label');
      await sees(`document.querySelector('.kit input').checked && localStorage.getItem('guia:kit:elementos-basicos')`);
      await reload();
      await sees(`document.readyState === 'complete' && document.querySelector('.kit input').checked`);
    },
  },
  {
    name: 'what it ate: the search leads to the substance',
    walk: async ({ open, type, press, sees }) => {
      await open('/toxicos');
      await type('Buscar sustancia', 'aguac');
      await press('[role=option]', 'Aguacate');
      await sees(`location.pathname === '/toxicos/aguacate' && says('h1', 'Aguacate') && fits()`);
    },
  },
  {
    name: 'how much chocolate: the answer while one types',
    walk: async ({ open, choose, type, sees }) => {
      await open('/toxicos/chocolate');
      await choose('Qué chocolate', 'Chocolate con leche');
      await type('Cuánto comió', '100');
      await type('Peso del perro', '10');
      await sees(`says('#calculadora [aria-live]', '15–30 mg')`);
    },
  },
  {
    name: 'the search of everything: results, the first one opens',
    walk: async ({ open, type, key, press, sees }) => {
      await open('/buscar');
      await type('¿Qué necesitas saber?', 'labrador');
      await key('Enter');
      await sees(`says('main h3', 'Labrador')`);
      await press('main h3 a', 'Labrador');
      await sees(`location.pathname === '${LABRADOR}'`);
    },
  },
  {
    name: 'who changes their mind lands where they went last',
    walk: async ({ open, press, leaveFor, sees }) => {
      await open('/gatos/razas');
      await press('.breed-card a', 'Persa');
      await leaveFor('/hamsters');
      await sees(`location.pathname === '/hamsters' && document.readyState === 'complete' && says('h1', 'hámster')`);
    },
  },
  {
    name: 'an address that does not exist says so and helps on',
    walk: async ({ open, sees }) => {
      await open('/no-existe');
      await sees(`find('main h1') && field('Buscar en toda la guía') && fits()`);
    },
  },
];

/** Whether the device keeps what it is to keep: both packs of the service worker have come. */
const IS_KEPT = `navigator.serviceWorker?.controller?.state === 'activated' && caches.keys()
  .then((names) => Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).filter(({ url }) => url.endsWith('.pack')))))
  .then((found) => found.flat().length >= 2)`;

/** As a visitor once more, and until the device has what it keeps. */
export const KEEP_STEP: Step = {
  name: 'the device keeps the guide',
  walk: async ({ open, sees, value }) => {
    await value('localStorage.clear()');
    await open('/');
    await sees(IS_KEPT);
  },
};

/** Once nobody answers any more. */
export const OFFLINE_STEP: Step = {
  name: 'without connection: home with its pictures, and first aid',
  walk: async ({ open, sees }) => {
    await open('/');
    await sees(
      `[...document.querySelectorAll('.door img')].every((image) => image.complete && image.naturalWidth > 0)`,
    );
    await open('/primeros-auxilios/rcp');
    await sees(`says('h1', 'RCP') || says('h1', 'eanimación')`);
  },
};
