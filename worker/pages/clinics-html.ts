import { html } from 'hono/html';
import { dayWords, dialled, hourWords } from '../../src/shared/day-words.ts';
import { cityPath, citySlug, SEEN } from '../../src/shared/directory.ts';
import { DIRECTORY_PAGE } from '../../src/shared/limits.ts';
import { paths } from '../../src/shared/paths.ts';
import { today, wallTime } from '../../src/shared/time.ts';
import { believedFrom, type ListedRow } from '../features/clinics/directory.ts';
import { stateOf } from '../features/clinics/opening.ts';
import { holidayWords, stateWords, weekWords } from '../features/clinics/words.ts';

// The directory's rows (styles: src/features/guides/clinics/clinics.css). `html` escapes every value: clinics typed them.

/** A city of the directory: its slug, its name as the first of its clinics writes it, all that they write, and how many they are. */
export type City = { slug: string; name: string; written: string[]; clinics: number };

type Html = ReturnType<typeof html>;

const listed = new Intl.ListFormat('es-CO', { type: 'conjunction' });

const symbol = (sprite: string, name: string) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="${sprite}#${name}"></use></svg>`;

/** When a clinic last said that it takes emergencies day and night, ms UTC; null: not so, or not to be believed any more. */
const saidAllHours = ({ allHoursAt }: ListedRow, now: number): number | null =>
  allHoursAt !== null && allHoursAt > believedFrom(now) ? allHoursAt : null;

/** Emergencies, as far as a clinic says so; '24 horas' with the day on which it last did. */
const emergencies = (row: ListedRow, now: number) => {
  const saidAt = saidAllHours(row, now);
  if (saidAt !== null)
    return html`<p class="clinic-hours24"><b>Urgencias 24 horas</b> Lo confirmó el ${dayWords(today(saidAt))}.</p>`;
  return row.takesEmergencies && html`<p>Atiende urgencias en su horario.</p>`;
};

const clinic = (sprite: string, row: ListedRow, now: number) => {
  const state = stateOf(row, wallTime(now));
  return html`<li class="clinic"><h3>${row.name}</h3><p class="clinic-state" data-is="${state.is}">${stateWords(state, wallTime(now), saidAllHours(row, now) !== null).replace(/\.?$/, '.')}</p><p class="clinic-ways"><a class="btn primary" href="tel:+57${row.phone}">${symbol(sprite, 'phone')}<span>Llamar al <span class="num">${dialled(row.phone)}</span></span></a><a class="btn line" href="${paths.bookAt(row.id)}">Pedir cita<span class="sr-only"> en ${row.name}</span></a></p>${emergencies(row, now)}<p>${row.address}, ${row.city}</p>${
    row.species.length > 0 && html`<p>Atiende ${listed.format(row.species.map((one) => SEEN[one]))}.</p>`
  }<details><summary>Horario</summary><dl>${weekWords(row).map(
    ([days, hours]) => html`<div><dt>${days}</dt><dd>${hours}</dd></div>`,
  )}</dl>${holidayWords(row, today(now)).map((line) => html`<p>${line}.</p>`)}</details></li>`;
};

/** What helps now, where the directory has nobody. */
const otherWays = html`<ul class="clinic-other"><li><a class="btn danger" href="/primeros-auxilios">Ver guía de emergencias</a></li><li><a class="btn line" href="${paths.findVet}">Veterinarias 24 horas en el mapa</a></li></ul>`;

export const nobody = (title: string, text: string, more: Html | '' = ''): Html =>
  html`<section class="clinic-none"><h2>${title}</h2><p>${text}</p>${otherWays}${more}</section>`;

/** The cities, which keep what else was asked for; how many clinics each has is said where nothing narrows them. */
export const cityLinks = (cities: readonly City[], query: string): Html | '' =>
  cities.length > 0
    ? html`<nav aria-label="Ciudades del directorio"><ul class="clinic-cities">${cities.map(
        ({ slug, name, clinics }) =>
          html`<li><a class="chip" href="${cityPath(slug, query)}">${name}${query === '' && html` <span class="num">${clinics}</span>`}</a></li>`,
      )}</ul></nav>`
    : '';

/** The clinics by city, and at what time what is said of them was so: a page may be looked at later, without connection too. */
export const clinicList = (sprite: string, rows: readonly ListedRow[], now: number): Html => {
  const shown = rows.slice(0, DIRECTORY_PAGE);
  const cities = [...new Set(shown.map(({ city }) => citySlug(city)))];
  const wall = wallTime(now);
  return html`${cities.map((slug) => {
    const own = shown.filter(({ city }) => citySlug(city) === slug);
    return html`<section class="clinic-city"><h2>${own[0]?.city}</h2><ul>${own.map((row) => clinic(sprite, row, now))}</ul></section>`;
  })}${rows.length > shown.length && html`<p>Aquí están las ${DIRECTORY_PAGE} primeras. Elige una ciudad para ver las demás.</p>`}<p class="clinic-asof">Así estaban el ${dayWords(wall.slice(0, 10))}, ${hourWords(wall.slice(11))} Antes de salir, llama.</p>`;
};

/** The options of the form's cities. */
export const cityOptions = (cities: readonly City[], chosen: string): Html =>
  html`${cities.map(({ slug, name }) => html`<option value="${slug}"${slug === chosen ? ' selected' : ''}>${name}</option>`)}`;
