import { expect, test } from 'vitest';
import type { HamsterBreed, ParrotBreed } from '../../content/schema/breed.ts';
import { RECORDS } from '../../scripts/content/texts.ts';

/** Problems of hamsters and parrots that kill within hours: a note that only describes them lets the night pass. */
const GRAVE =
  /huevo|hemorrágico|golpe de calor|zinc|plomo|septicemia|mordida de gato|cola mojada|trombosis|caída|abazón|piómetra|desguante/i;
/** An order to go, in the voice of the guides. */
const LEAVE = /\b(sal|se sale) ya\b/i;

const issuesOf = (folder: 'hamsters' | 'loros', data: unknown): { name: string; note: string }[] =>
  folder === 'hamsters' ? (data as HamsterBreed).care_tips.health.common_issues : (data as ParrotBreed).health_issues;

test.each(['hamsters', 'loros'] as const)(
  '%s: a problem that kills within hours says to leave where it is named',
  (folder) => {
    const grave = RECORDS.filter(({ path }) => path.startsWith(`${folder}/razas/`)).flatMap(({ path, data }) =>
      issuesOf(folder, data)
        .filter(({ name }) => GRAVE.test(name))
        .map(({ name, note }) => ({ where: `${path}: ${name}`, note })),
    );
    expect(grave.length).toBeGreaterThan(5);
    expect(grave.filter(({ note }) => !LEAVE.test(note)).map(({ where }) => where)).toEqual([]);
  },
);
