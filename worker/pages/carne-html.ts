import { html, raw } from 'hono/html';
import { encode } from 'uqr';
import { BRAND } from '../../src/shared/brand.ts';
import { dueAgain } from '../../src/shared/due.ts';
import { PRINTED_ACTS } from '../../src/shared/limits.ts';
import { ageText } from '../../src/shared/pets.ts';
import type { CarneAct, Due } from '../../src/shared/schemas/carne.ts';
import { FOLDER_OF, SPECIES_NAME } from '../../src/shared/species.ts';
import { thisMonth, today, wallTime } from '../../src/shared/time.ts';
import type { OpenedCarne } from '../features/records/shared-carne.ts';
import { sheetHtml } from './sheet-html.ts';

// The carné as html of the Worker's own. `html` escapes every value; its styles are public/hoja.css and public/carne.css.

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
/** '9 mar 2026' */
const day = (date: string) => `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
/** 'mayo de 2024' */
const birth = new Intl.DateTimeFormat('es-CO', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const month = (date: string) => `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;

const STATE: Record<Due['state'], string> = {
  overdue: 'Vencida',
  soon: 'Toca pronto',
  later: 'Más adelante',
  done: 'Al día',
};

const when = ({ state, dueOn, last }: Due): string => {
  if (dueOn === null) return 'No se repite';
  if (state === 'overdue') return last ? `Venció el ${day(dueOn)}` : 'Sin registro';
  return state === 'done' ? `Hasta ${month(dueOn)}` : `Toca el ${day(dueOn)}`;
};

const by = ({ clinicName }: Pick<CarneAct, 'clinicName'>): string =>
  clinicName === null ? 'Registrado por el dueño' : `Verificado por ${clinicName}`;

const fact = (name: string, value: string | null) => value && html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

const photo = (name: string, path: string) =>
  html`<img class="photo" src="${path}/foto" width="112" height="112" alt="Foto de ${name}">`;

const line = (due: Due) =>
  html`<li class="line ${due.state}"><div><h3>${due.name}</h3><p>${
    due.last ? `Aplicada el ${day(due.last.date)} · ${by(due.last)}` : 'No hay registro de que se haya aplicado'
  }</p></div><p class="state"><b>${STATE[due.state]}</b><span>${when(due)}</span></p></li>`;

const row = (act: CarneAct, due: readonly Due[]) => {
  const again = dueAgain(act, due);
  return html`<tr><td data-label="Fecha">${day(act.date)}</td><th scope="row">${act.title}</th><td data-label="Producto y lote">${act.product ?? '—'}${
    act.lot && html` · lote ${act.lot}`
  }</td><td data-label="Próxima">${again ? day(again) : '—'}</td><td>${by(act)}</td></tr>`;
};

/** The address as a code: who has the paper finds the page behind it. */
const qr = (address: string) => {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const path = data.flatMap((cells, y) => cells.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="Código QR de esta página" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"></rect><path d="${raw(path)}" fill="#10181a"></path></svg>`;
};

/** What stands before a carné for programs that draw previews: nothing of it, and the way in. */
export const coverHtml = (inside: string): Promise<string> =>
  sheetHtml(
    'Carné de vacunación',
    'carne',
    html`<main>
      <p class="brand">${BRAND}</p>
      <h1>Carné de vacunación</h1>
      <p>Alguien compartió contigo el carné de su mascota.</p>
      <p><a href="${inside}">Abrir el carné</a></p>
    </main>`,
  );

/** The page of a link that serves. */
export const carneHtml = async ({ pet, due, acts }: OpenedCarne, address: string, now: number): Promise<string> => {
  const age = ageText(pet.birthMonth, thisMonth(now));
  const body = html`<main>
      <header>
        <p class="brand">${BRAND}</p>
        <div class="cover">
          <div class="face">
            ${pet.hasPhoto === 1 && photo(pet.name, new URL(address).pathname)}
            <div>
              <p>Carné de vacunación</p>
              <h1>${pet.name}</h1>
            </div>
          </div>
          <dl>${fact('Especie', SPECIES_NAME[pet.species].one)}${fact('Raza', pet.breed)}${fact('Sexo', pet.sex)}${fact(
            'Nació',
            `${birth.format(Date.parse(`${pet.birthMonth}-15`))} (${age})`,
          )}${fact('Color', pet.colour)}${fact('Microchip', pet.microchip ?? 'sin registrar')}</dl>
        </div>
      </header>
      ${due.length > 0 && html`<section><h2>Cómo va</h2><ul>${due.map(line)}</ul></section>`}
      <section><h2>Lo aplicado</h2>${
        acts.length > 0
          ? html`<table><thead><tr><th scope="col">Fecha</th><th scope="col">Acto</th><th scope="col">Producto y lote</th><th scope="col">Próxima</th><th scope="col">Quién responde</th></tr></thead><tbody>${acts.map((act) => row(act, due))}</tbody></table>${
              acts.length > PRINTED_ACTS &&
              html`<p class="on-paper">En la hoja van los ${PRINTED_ACTS} actos más recientes de ${acts.length}. El código abre los demás.</p>`
            }`
          : html`<p>Todavía no hay vacunas ni desparasitaciones anotadas.</p>`
      }</section>
      <footer>
        ${qr(address)}
        <div>
          <p>«Verificado» lo escribió la clínica que se nombra. «Registrado por el dueño» lo anotó su familia.</p>
          <p>Consultado el ${day(today(now))}. El dueño compartió este enlace: sirve hasta el ${day(wallTime(pet.expiresAt).slice(0, 10))} o hasta que lo retire.<span class="by-keys"> La tecla Ctrl + P lo imprime en una hoja.</span></p>
        </div>
      </footer>
    </main>`;
  return sheetHtml(`Carné de ${pet.name}`, 'carne', body, FOLDER_OF[pet.species]);
};

/** The page of one that does not: it tells nobody whether it ever did. */
export const deadLinkHtml = (): Promise<string> =>
  sheetHtml(
    'Enlace sin carné',
    'carne',
    html`<main>
      <header><p class="brand">${BRAND}</p></header>
      <h1>Este enlace ya no abre un carné</h1>
      <p>Venció, su dueño lo retiró o está incompleto. Pídele uno nuevo a quien te lo envió.</p>
      <p><a href="/">Ir al inicio</a></p>
    </main>`,
  );
