import { expect, test } from 'vitest';
import { decisionProblems, indexOf } from '../../scripts/check/decisions.ts';

const note = (number: string, { status = 'holds', room = 'server' } = {}) =>
  `# ${number} · Keys\n\n- Date: 2026-11-22\n- Status: ${status}\n- Room: ${room}\n\n## Decision\n\nSo.\n`;
const problems = (texts: Record<string, string>) => decisionProblems(texts).join('\n');

test('a note in the form is fine, and stands in the index of its room with what its status says', () => {
  const texts = { '0001-keys.md': note('0001', { status: 'superseded by 0002' }), '0002-more-keys.md': note('0002') };
  expect(problems(texts)).toBe('');
  expect(indexOf(texts)).toContain(
    '- [0001](0001-keys.md) Keys *(superseded by 0002)*\n- [0002](0002-more-keys.md) Keys\n',
  );
});

test.each([
  ['two notes with one number', { '0001-a.md': note('0001'), '0001-b.md': note('0001') }, 'has this number too'],
  ['a number that is not the title’s', { '0002-a.md': note('0001') }, 'make the two one'],
  ['a status of no kind', { '0001-a.md': note('0001', { status: 'maybe' }) }, 'status is'],
  ['a status that names nobody', { '0001-a.md': note('0001', { status: 'superseded by 0009' }) }, 'which is no note'],
  ['an unknown room', { '0001-a.md': note('0001', { room: 'kitchen' }) }, 'room is one of'],
  ['a note without front lines', { '0001-a.md': '# 0001 · Keys\n\nSo.\n' }, "begin with '# NNNN"],
  ['a name of another form', { 'keys.md': note('0001') }, 'NNNN-kebab-title'],
])('%s is refused', (_, texts, said) => expect(problems(texts)).toContain(said));
