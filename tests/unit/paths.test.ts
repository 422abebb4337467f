import { expect, test } from 'vitest';
import { ASKED_HOURS, DAY_AND_NIGHT, DIRECTORY_PATH } from '../../src/shared/directory.ts';
import { paths } from '../../src/shared/paths.ts';

test('the way to clinics of day and night asks the directory in the words of its form', () => {
  expect(paths.dayAndNight).toBe(`${DIRECTORY_PATH}?${ASKED_HOURS}=${DAY_AND_NIGHT}`);
});
