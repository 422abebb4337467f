import { expect, test } from 'vitest';
import { onePath } from '../../scripts/drawings/paths.ts';

test('shapes become the data of one path, each where it stood', () => {
  expect(onePath('<path d="M5 12h14"/><path d="m12 5 7 7-7 7"/>')).toBe('M5 12h14M12 5l7 7-7 7');
  expect(onePath('<path d="m8 2.5h3"/>')).toBe('M8 2.5h3');
  expect(onePath('<path d="m4.929 4.929.707.707"/>')).toBe('M4.929 4.929l.707.707');
  expect(onePath('<line x1="3" x2="21" y1="6" y2="8"/>')).toBe('M3 6L21 8');
  expect(onePath('<polyline points="1 2 3 4"/>')).toBe('M1 2 3 4');
});

test('round shapes turn one way, so that two that overlap leave no hole', () => {
  expect(onePath('<circle cx="12" cy="12" r="10"/>')).toBe('M2 12a10 10 0 0 1 20 0a10 10 0 0 1 -20 0z');
  expect(onePath('<ellipse cx="5" cy="5" rx="2" ry="3" transform="rotate(90 5 5)"/>')).toBe(
    'M5 3a2 3 90 0 1 0 4a2 3 90 0 1 0 -4z',
  );
  expect(onePath('<rect x="2" y="6" width="20" height="12" rx="2"/>')).toBe(
    'M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2z',
  );
  expect(onePath('<rect x="2" y="6" width="20" height="12"/>')).toBe('M2 6h20v12h-20v-12z');
});

test('what no path draws is refused', () => {
  expect(() => onePath('<text x="1" y="2">a</text>')).toThrow('no path draws');
  expect(() => onePath('<ellipse cx="5" cy="5" rx="2" ry="3" transform="rotate(9 0 0)"/>')).toThrow('not its centre');
});
