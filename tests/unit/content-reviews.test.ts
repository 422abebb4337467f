import { expect, test } from 'vitest';
import type { ContentRecord } from '../../scripts/content/load.ts';
import {
  reviewNotices,
  reviewOf,
  reviewProblems,
  signatureHash,
  signedIn,
  withReviews,
} from '../../scripts/content/reviews.ts';
import { instantOf } from '../../src/shared/time.ts';

const PEOPLE: ContentRecord = {
  file: 'content/revisores.yaml',
  path: 'revisores',
  kind: 'revisores',
  data: { reviewers: [{ key: 'ana-perez', name: 'Ana Pérez', licence: 'MP 12345', checked: '2026-12-01' }] },
};

type Signed = { by?: string; date?: string; text?: string };

/** A guide that somebody signed; its own text is what was judged unless another hash is given. */
const signed = ({ by = 'ana-perez', date = '2027-01-31', text }: Signed = {}, summary = 'Un perro de agua.') => {
  const record: ContentRecord = {
    file: 'content/perros/razas/labrador.yaml',
    path: 'perros/razas/labrador',
    kind: 'breed',
    data: { summary, revised: '2027-01-30', pictures: [], reviewer: null },
  };
  const hash = text ?? signatureHash(record);
  return { ...record, data: { ...(record.data as object), reviewer: { by, date, text: hash } } };
};
const unsigned: ContentRecord = { ...signed(), data: { summary: 'Otro.', reviewer: null } };

const stateOn = (record: ContentRecord, day: string) => reviewOf(record, [PEOPLE, record], day)?.state ?? null;

test('a signature holds for 24 months to the day, and then ends', () => {
  expect(stateOn(signed(), '2027-02-01')).toBe('holds');
  expect(stateOn(signed(), '2029-01-30')).toBe('holds');
  expect(stateOn(signed(), '2029-01-31')).toBe('ended');
  expect(stateOn(signed({ date: '2027-02-28' }), '2029-03-01')).toBe('ended');
});

test('a text that changed after its signature is no longer signed, by a single word', () => {
  const { text } = (signed().data as { reviewer: { text: string } }).reviewer;
  expect(stateOn(signed({ text }, 'Un perro de tierra.'), '2027-02-01')).toBe('changed');
  expect(stateOn(signed({ text }), '2027-02-01')).toBe('holds');
});

test('drawings, the day of revision and the place in lists are no part of what is signed', () => {
  const moved = signed();
  Object.assign(moved.data, { pictures: [{ n: 1 }], revised: '2027-03-01', order: 4, related: ['golden-retriever'] });
  expect(stateOn(moved, '2027-04-01')).toBe('holds');
});

test('nobody has signed what has no signature, nor what a stranger signed; the build names the stranger', () => {
  expect(stateOn(unsigned, '2027-02-01')).toBeNull();
  const stranger = signed({ by: 'nadie' });
  expect(stateOn(stranger, '2027-02-01')).toBeNull();
  expect(reviewProblems([PEOPLE, stranger])).toEqual([
    {
      file: 'content/perros/razas/labrador.yaml',
      line: null,
      field: 'reviewer.by',
      fix: '«nadie» no está en content/revisores.yaml: agrega allí su nombre y su matrícula',
    },
  ]);
  expect(reviewProblems([PEOPLE, signed(), unsigned])).toEqual([]);
});

test('the build names every signature that no longer holds, with what to do', () => {
  const changed = signed({ text: '0123456789abcdef' });
  const [notice] = reviewNotices([PEOPLE, changed, unsigned], '2027-02-01');
  expect(notice).toMatchObject({ file: 'content/perros/razas/labrador.yaml', field: 'reviewer' });
  expect(notice?.fix).toContain('el texto cambió después de la firma de Ana Pérez');
  expect(notice?.fix).toContain('npm run content:packet -- perros/razas/labrador');
  expect(reviewNotices([PEOPLE, signed(), unsigned], '2027-02-01')).toEqual([]);
});

test('pages get the name and the licence, never the hash, and the count is of those that hold', () => {
  const all = withReviews(
    [PEOPLE, signed(), signed({ text: '0123456789abcdef' }), unsigned],
    instantOf('2027-02-01T12:00'),
  );
  expect((all.at(1) as { data: { review: unknown } }).data.review).toEqual({
    name: 'Ana Pérez',
    licence: 'MP 12345',
    date: '2027-01-31',
    state: 'holds',
  });
  expect(signedIn(all)).toEqual({ guides: 3, holding: 1 });
});
