import { useSyncExternalStore } from 'react';
import { onAddress } from '../../../lib/address.ts';
import { QUESTIONS } from './quiz-words.ts';

/** Place of the question whose card the address names; -1 when it names none. */
const named = (): number => {
  const index = Number(/^#pregunta-(\d)$/.exec(location.hash)?.[1] ?? 0) - 1;
  return index < QUESTIONS.length ? index : -1;
};

/** The card that stands; null in the html and while React takes it over, when the style alone shows it. */
export const useQuestion = (): number | null => useSyncExternalStore<number | null>(onAddress, named, () => null);
