import { BRAND } from '../../src/shared/brand.ts';
import {
  ASKED_CITY,
  ASKED_HOURS,
  ASKED_SPECIES,
  cityPath,
  citySlug,
  DAY_AND_NIGHT,
} from '../../src/shared/directory.ts';
import { SPECIAL_FILES } from '../../src/shared/headers.ts';
import type { Match } from '../../src/shared/routes.ts';
import { SPECIES } from '../../src/shared/species.ts';
import { batch } from '../db/batch.ts';
import { contextOf, type Incoming } from '../edge/request-context.ts';
import { type DirectoryQuery, HALF_HOUR_MS, selectCities, selectListed } from '../features/clinics/directory.ts';
import { directoryTitle, missedWords, UNKNOWN_CITY } from '../features/clinics/words.ts';
import { type City, cityLinks, cityOptions, clinicList, nobody } from './clinics-html.ts';
import { type Frame, readFrame, spriteOf } from './frame.ts';
import { drawnOnce } from './kept.ts';

/** product.md, Pages: an answer of the directory may be kept this long at most, s; never past the half hour in which a clinic may open or close. */
const KEPT_S = 600;

/** What was asked for, without anything else that an address may hold. `city`: a slug, null: all; that of no city of the directory finds none. */
type Asked = { city: string | null; species: DirectoryQuery['species']; dayAndNight: boolean };

const askedOf = ({ searchParams }: URL, { params }: Match): Asked => ({
  // The form names a city in the query, the city's own page in its path.
  city: citySlug(params.ciudad ?? searchParams.get(ASKED_CITY) ?? '') || (params.ciudad ? '-' : null),
  species: SPECIES.find((one) => one === searchParams.get(ASKED_SPECIES)) ?? null,
  dayAndNight: searchParams.get(ASKED_HOURS) === DAY_AND_NIGHT,
});

/** What was asked for beside the city, as a query. */
const narrowed = ({ species, dayAndNight }: Asked): string =>
  new URLSearchParams({
    ...(species && { [ASKED_SPECIES]: species }),
    ...(dayAndNight && { [ASKED_HOURS]: DAY_AND_NIGHT }),
  }).toString();

/** One answer of the directory. `city`: its name; null: of all, or of none that is there (`known` false). `until`: how long it is so, ms UTC. */
type Drawn = { known: boolean; city: string | null; options: string; html: string; until: number };

/** Cities as people write them, put together by their slug. */
const gathered = (rows: readonly { city: string; clinics: number }[]): City[] => {
  const cities = new Map<string, City>();
  for (const { city, clinics } of rows) {
    const slug = citySlug(city);
    const known = cities.get(slug) ?? { slug, name: city, written: [], clinics: 0 };
    cities.set(slug, { ...known, written: [...known.written, city], clinics: known.clinics + clinics });
  }
  return [...cities.values()];
};

const draw = async (incoming: Incoming, asked: Asked, frame: Frame): Promise<Drawn> => {
  const now = incoming.clock();
  const { db } = contextOf(incoming);
  const query = { species: asked.species, dayAndNight: asked.dayAndNight };
  // Of all cities both are one question; one city is known by the names that its clinics gave it.
  const { all, everywhere } =
    asked.city === null
      ? await batch(db, { all: selectCities(db), everywhere: selectListed(db, { ...query, cities: null }, now) })
      : { all: await selectCities(db), everywhere: null };
  const cities = gathered(all);
  const city = cities.find(({ slug }) => slug === asked.city) ?? null;
  const rows = everywhere ?? (city ? await selectListed(db, { ...query, cities: city.written }, now) : []);
  const known = asked.city === null || city !== null;
  const [title, text] = known ? missedWords(asked, city?.name ?? null) : UNKNOWN_CITY;
  const list = rows.length > 0 ? clinicList(spriteOf(frame), rows, now) : nobody(title, text);
  const left = HALF_HOUR_MS - (now % HALF_HOUR_MS);
  return {
    known,
    city: city?.name ?? null,
    options: String(await cityOptions(cities, asked.city ?? '')),
    // The cities first: whoever is in a hurry has the telephone of another town above them.
    html: `${await cityLinks(cities, narrowed(asked))}${await list}`,
    until: now + Math.min(KEPT_S * 1000, left),
  };
};

const fill = (frame: Frame, asked: Asked, { known, city, options, html }: Drawn): Response => {
  const title = directoryTitle(city);
  const address = (href: string | null) =>
    `${href ?? ''}${city && asked.city ? cityPath(asked.city).replace('/clinicas', '') : ''}`;
  const page = new HTMLRewriter()
    .on('title', { element: (it) => void it.setInnerContent(`${title} · ${BRAND}`) })
    .on('meta[property="og:title"]', { element: (it) => void it.setAttribute('content', title) })
    .on('meta[property="og:url"]', {
      element: (it) => void it.setAttribute('content', address(it.getAttribute('content'))),
    })
    .on('link[rel=canonical]', { element: (it) => void it.setAttribute('href', address(it.getAttribute('href'))) })
    .on('h1', { element: (it) => void it.setInnerContent(title) })
    .on(`select[name=${ASKED_CITY}]`, { element: (it) => void it.append(options, { html: true }) })
    .on(`option[value="${asked.species ?? '-'}"]`, { element: (it) => void it.setAttribute('selected', '') })
    .on(`input[name=${ASKED_HOURS}]`, {
      element: (it) => void (asked.dayAndNight && it.setAttribute('checked', '')),
    })
    .on('#directorio', { element: (it) => void it.setInnerContent(html, { html: true }) });
  if (!known) frame.headers.set('x-robots-tag', 'noindex');
  else frame.headers.delete('x-robots-tag');
  return page.transform(new Response(frame.html, { status: known ? 200 : 404, headers: frame.headers }));
};

/** `/clinicas` and `/clinicas/{ciudad}`: the built page with the clinics that agreed to stand there, complete without script. */
export const clinicsPage = async (incoming: Incoming, match: Match): Promise<Response> => {
  const frame = await readFrame(incoming, SPECIAL_FILES.clinics);
  const asked = askedOf(incoming.url, match);
  const { city, species, dayAndNight } = asked;
  const now = incoming.clock();
  const params = {
    ciudad: city ?? '',
    especie: species ?? '',
    urgencias: dayAndNight ? DAY_AND_NIGHT : '',
    v: frame.version,
  };
  const left = Math.ceil((HALF_HOUR_MS - (now % HALF_HOUR_MS)) / 1000);
  const kept = { path: '/clinicas/directorio', params, kept: Math.min(KEPT_S, left) };
  const drawn = await drawnOnce(incoming, kept, () => draw(incoming, asked, frame));
  const seconds = Math.max(0, Math.floor((drawn.until - now) / 1000));
  frame.headers.set('cache-control', `public, max-age=${seconds}`);
  return fill(frame, asked, drawn);
};
