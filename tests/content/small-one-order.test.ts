import { expect, test } from 'vitest';
import { isForBig, smallAct, wets } from '../../content/schema/guard-kinds.ts';
import type { Toxic } from '../../content/schema/toxic.ts';
import { RECORDS } from '../../scripts/content/texts.ts';

// What a bird or a hamster is done is told on a sheet and in first aid: read by a frightened owner, both gave the same order or harmed.

const sheets = RECORDS.filter(({ kind }) => kind === 'toxic').map(({ path, data }) => ({
  slug: path.slice('toxicos/'.length),
  toxic: data as Toxic,
}));
const FOLDERS = ['hamsters', 'loros'];
/** What the page of a bird or a hamster says of its steps. */
const stepsOf = ({ toxic }: (typeof sheets)[number]) => [
  smallAct(toxic) ?? '',
  ...toxic.action.filter((act) => !isForBig(act)),
];
const rowsOf = ({ toxic }: (typeof sheets)[number]) =>
  toxic.go_now.filter((row) => !row.for || FOLDERS.some((one) => row.for?.some((own) => own === one)));
const told = (wrong: (sheet: (typeof sheets)[number]) => string[]) =>
  sheets.flatMap((sheet) => wrong(sheet).map((text) => `${sheet.slug}: ${text}`));

test('a thread of water goes on the skin of a small body, of the room’s warmth as in first aid', () => {
  const wet = told((sheet) =>
    stepsOf(sheet).filter((text) => /hilo de agua/.test(text) && !/la piel, un hilo de agua al clima/.test(text)),
  );
  expect(wet).toEqual([]);
});

test('no cloth wipes a small body without gloves said before it', () => {
  const bare = told((sheet) =>
    stepsOf(sheet).filter((text) => /limpia lo untado/.test(text) && !/guantes.*limpia/.test(text)),
  );
  expect(bare).toEqual([]);
});

test('an eye that sends a small body out is told how it is rinsed', () => {
  const dry = told((sheet) =>
    rowsOf(sheet)
      .map(({ text }) => text)
      .filter((text) => /\ben un ojo\b/.test(text) && !/a gotas/.test(stepsOf(sheet).join(' '))),
  );
  expect(dry).toEqual([]);
});

test('what wets a dog or a cat is no step of a bird or a hamster, whatever it ends on', () => {
  expect(told(({ toxic }) => toxic.action.filter((act) => wets(act) && !isForBig(act)))).toEqual([]);
});

test('a medicine is spoken of as his: the pill of the grandmother has a prescription too', () => {
  const hers = told((sheet) =>
    rowsOf(sheet)
      .map(({ text }) => text)
      .filter((text) => /pedazo o gota de .* sin fórmula/.test(text)),
  );
  expect(hers).toEqual([]);
});

test('what still sits on a small body is moved away from, not left for the clinic', () => {
  const left = told((sheet) => {
    const line = smallAct(sheet.toxic) ?? '';
    return sheet.toxic.kind === 'animal' && /no despegues nada/.test(line) && !/apártalo/.test(line) ? [line] : [];
  });
  expect(left).toEqual([]);
});
