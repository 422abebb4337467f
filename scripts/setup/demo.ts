import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seed/people.ts';
import { seed } from '../seed.ts';
import type { LocalD1 } from './migrate.ts';

/** Fills a database that has no users with the demo world; one with users is somebody's and stays as it is. */
export const seedIfEmpty = (d1: LocalD1): Promise<void> => seed(d1 as Parameters<typeof seed>[0], Date.now());

/** The accounts to log in with, for the ready line. */
export const demoAccounts = (): string => `demo accounts ${DEMO_ACCOUNTS.join(', ')} · password ${DEMO_PASSWORD}`;
