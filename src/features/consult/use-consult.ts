import { useEffect, useRef, useState } from 'react';
import { keepDraft } from '../../lib/draft.ts';
import { NO_ANSWER } from '../../lib/errors.ts';
import { expireSession, getSession } from '../../lib/session-store.ts';
import { type ShownFlag, triageOf } from '../../shared/red-flags/of-pet.ts';
import type { Triage } from '../../shared/red-flags/triage.ts';
import type { ConsultLine, Found } from '../../shared/schemas/consult.ts';
import type { Species } from '../../shared/species.ts';
import { ask, Refused } from './ask.ts';

/** A question and what has come of it so far. `flags` stand at once, with or without connection. */
export type Turn = {
  id: number;
  question: string;
  flags: ShownFlag[];
  urgent: boolean;
  found: Found | null;
  /** What a model wrote. */
  written: string;
  end: 'written' | 'withheld' | 'failed' | null;
  pending: boolean;
  error: string | null;
};

/** Under which name a question that was not asked yet is kept on the device. */
export const questionDraft = (petId: string): string => `consulta:${petId}`;

const heard = (turn: Turn, line: ConsultLine): Turn => {
  if (line.kind === 'found') return { ...turn, found: line };
  if (line.kind === 'text') return { ...turn, written: turn.written + line.text };
  return { ...turn, end: line.how };
};

/** Questions about one pet, in this tab only: leaving the page forgets them. */
export const useConsult = (petId: string, species: Species, triage: Triage) => {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** The server ended the session: the question waits for who logs in again. */
  const leave = (question: string) => {
    const session = getSession();
    if (!session) return;
    keepDraft(session.user.id, questionDraft(petId), { question }, { question: '' }, Date.now());
    void expireSession(session.token);
  };
  const change = (id: number, next: (turn: Turn) => Turn) =>
    setTurns((before) => before.map((turn) => (turn.id === id ? next(turn) : turn)));

  const run = async (id: number, question: string) => {
    running.current?.abort();
    const left = new AbortController();
    running.current = left;
    try {
      await ask({ petId, question }, (line) => change(id, (turn) => heard(turn, line)), left.signal);
    } catch (error) {
      if (error instanceof Refused && error.isLoggedOut) leave(question);
      if (!left.signal.aborted)
        change(id, (turn) => ({ ...turn, error: error instanceof Refused ? error.message : NO_ANSWER }));
    }
    change(id, (turn) => ({ ...turn, pending: false }));
  };

  const begin = (id: number, question: string): Turn => {
    const { urgency, flags } = triageOf(triage, question, species);
    const urgent = urgency === 'now';
    return { id, question, flags, urgent, found: null, written: '', end: null, pending: true, error: null };
  };

  return {
    turns,
    /** Asks something new. */
    put: (question: string) => {
      const id = (turns.at(-1)?.id ?? 0) + 1;
      setTurns([...turns, begin(id, question)]);
      return run(id, question);
    },
    /** Asks the same again: after a failure, or after the person agreed to a model. */
    again: ({ id, question }: Turn) => {
      change(id, () => begin(id, question));
      return run(id, question);
    },
  };
};
