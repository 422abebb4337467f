import { describe, expect, test } from 'vitest';
import { append, begin, undo } from '../../src/features/records/template.ts';

const template = { reason: 'Control anual', findings: 'FC, FR, temperatura.', plan: 'Volver en un año.' };

describe('a template of a record', () => {
  test('fills what is empty and leaves what was typed as it stands', () => {
    const typed = { reason: 'Cojea', findings: '', plan: '  ' };
    const begun = begin(template, typed);
    expect(begun.after).toEqual({ findings: 'FC, FR, temperatura.', plan: 'Volver en un año.' });
    expect(begun.kept).toEqual(['reason']);
    expect(undo(begun, { ...typed, ...begun.after })).toEqual({ findings: '', plan: '  ' });
  });

  test('is put after what stands only when it is asked to, and then taken back whole', () => {
    const typed = { reason: 'Cojea', findings: 'Dolor a la flexión', plan: '' };
    const begun = append(template, typed, begin(template, typed), ['reason']);
    expect(begun.after).toEqual({
      reason: 'Cojea. Control anual',
      findings: 'Dolor a la flexión\nFC, FR, temperatura.',
      plan: 'Volver en un año.',
    });
    expect(undo(begun, begun.after)).toEqual(typed);
  });

  test("what was written on in a filled field is nobody else's to take back", () => {
    const typed = { reason: '', findings: '', plan: '' };
    const begun = begin(template, typed);
    expect(undo(begun, { ...begun.after, findings: 'FC 90, FR 22.' })).toEqual({ reason: '', plan: '' });
  });

  test('text that says the same already is not called kept', () =>
    expect(begin(template, { reason: 'Control anual', findings: '', plan: '' }).kept).toEqual([]));
});
