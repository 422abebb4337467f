import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONTENT_ROOT, readGuides } from '../../content/guides.ts';
import { fileOf } from './card.ts';
import { allCards } from './catalogue.ts';
import { CARDS_DIR, inputsOf, readManifest, standing, writeManifest } from './manifest.ts';
import { renderCard } from './render.ts';

/**
 * `npm run pictures:cards`: the pictures that stand for a page where its link is shared, below public/images/compartir. Draws those
 * whose words, retrato, colours or drawing changed, and removes those of no page. `-- --all` draws every one.
 */
const again = process.argv.includes('--all');
const cards = allCards(readGuides(CONTENT_ROOT));
const known = readManifest();
const present = new Set(standing());
const stale = cards.filter((card) => again || known[fileOf(card)] !== inputsOf(card) || !present.has(fileOf(card)));

const todo = [...stale];
/** Drawing and pressing run in the library's own threads: two at a time keep two cores busy. */
const hand = async () => {
  for (let card = todo.shift(); card; card = todo.shift()) {
    const jpeg = await renderCard(card);
    const target = join(CARDS_DIR, fileOf(card));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, jpeg);
    known[fileOf(card)] = inputsOf(card);
    console.log(`✓ ${fileOf(card)} ${Math.round(jpeg.length / 1024)} KB`);
  }
};
await Promise.all([hand(), hand()]);

const wanted = new Set(cards.map(fileOf));
const gone = [...present].filter((file) => !wanted.has(file));
for (const file of gone) rmSync(join(CARDS_DIR, file));
writeManifest(Object.fromEntries(Object.entries(known).filter(([file]) => wanted.has(file))));
console.log(`${cards.length} cards: ${stale.length} drawn, ${gone.length} removed.`);
