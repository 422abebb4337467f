import { expect, test } from 'vitest';
import type { FirstAidSituation } from '../../content/schema/first-aid.ts';
import type { Toxic } from '../../content/schema/toxic.ts';
import { toldTo } from '../../content/schema/toxic-told.ts';
import { RECORDS } from '../../scripts/content/texts.ts';

// What a cat's owner reads of first aid and of the sheets of poisons, as she reads it: in a hurry, the title first.

const AID = RECORDS.filter(({ path }) => path.startsWith('primeros-auxilios/')).flatMap(({ path, data }) => {
  const record = data as FirstAidSituation;
  return record.kind === 'situation' ? [{ path, record }] : [];
});
const TOXICS = RECORDS.filter(({ path }) => path.startsWith('toxicos/')).map(({ path, data }) => ({
  path,
  record: data as Toxic,
}));

type Whose = { for?: readonly string[] | undefined };
const isCats = ({ for: own }: Whose) => !own || own.includes('gatos');
const stepsOfCats = ({ first_minute, then }: FirstAidSituation) =>
  [...first_minute, ...then].filter(isCats).map((step) => step.instead?.gatos ?? step);

/** 'Cachorro' is a pup to whoever has a kitten, unless the same sentence names cats or is about a dog. */
const PUP = /(?<!\p{L})cachorr[oa]s?(?!\p{L})/iu;
const NAMES = /(?<!\p{L})(?:gat[oa]s?|gatit[oa]s?|gatic[oa]s?|perr[oa]s?)(?!\p{L})/iu;
const namesOnlyPups = (text: string) =>
  text.split(/(?<=\.)\s/u).filter((sentence) => PUP.test(sentence) && !NAMES.test(sentence));

test('who must leave at an early age is named for a kitten too', () => {
  const aid = AID.flatMap(({ path, record }) =>
    [
      ...record.triage.signs.filter(isCats).map(({ sign }) => sign),
      ...record.leave_at_once,
      ...stepsOfCats(record).flatMap(({ title, text }) => [title, text]),
    ]
      .flatMap(namesOnlyPups)
      .map((text) => `${path}: ${text}`),
  );
  const toxics = TOXICS.flatMap(({ path, record }) =>
    toldTo(record, 'gatos')
      .flatMap(namesOnlyPups)
      .map((text) => `${path}: ${text}`),
  );
  expect([...aid, ...toxics]).toEqual([]);
  expect(namesOnlyPups('Sal ya si es cachorro. Llama al perro.')).toEqual(['Sal ya si es cachorro.']);
});

/** A title that keeps the animal where it is. */
const STAYS =
  /^(?:deja de moverlo|déjalo|cuenta \d+ min|espera|vigílalo|obsérvalo|míralo (?!respirar)|si paró, déjalo)/iu;
/** An order to leave, not the word of a list. */
const LEAVES = /(?<!\p{L})(?:sal|salir|sale)(?!\p{L})/iu;

test('no title orders to stay above a text that orders to leave', () => {
  const kept = AID.flatMap(({ path, record }) =>
    stepsOfCats(record)
      .filter(({ title, text }) => {
        const [order = ''] = title.split(';');
        return (
          STAYS.test(order) && LEAVES.test(`${title} ${text}`) && !/(?<!\p{L})(?:sal|camino)(?!\p{L})/iu.test(order)
        );
      })
      .map(({ title }) => `${path}: ${title}`),
  );
  expect(kept).toEqual([]);
});
