import { ADDED_SLOTS } from './days.ts';
import { OWNERS, tokenOf } from './people.ts';

/** What the server said yes to: it must be found afterwards. */
export type Promised =
  | { kind: 'booked'; id: string }
  | { kind: 'moved'; id: string; to: string }
  | { kind: 'cancelled'; id: string }
  | { kind: 'confirmed'; id: string }
  | { kind: 'pet'; id: string }
  | { kind: 'message'; id: string }
  | { kind: 'toggled'; id: string };

type Visit = { id: string; version: number };
type Answer<T> = { ok: boolean; status: number; body: T };

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Who writes to the server of `base`, and what it promised them. A call that a kill cuts off rejects: nobody promised anything. */
export const writersOf = (base: string, promised: Promised[]) => {
  const call = async <T>(who: string, path: string, input: object): Promise<Answer<T>> => {
    const answer = await fetch(base + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokenOf(who)}`, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    return { ok: answer.ok, status: answer.status, body: (await answer.json()) as T };
  };
  const trpc = async <T>(who: string, path: string, input: object) => {
    const { ok, status, body } = await call<{ result: { data: T } }>(who, `/trpc/${path}`, input);
    return { ok, status, body: body.result?.data };
  };
  const seen: number[] = [];
  const heard = <T>(answer: Answer<T>): T | null => {
    seen.push(answer.status);
    return answer.ok ? answer.body : null;
  };

  /** What becomes of a visit that was just booked: its owner moves or cancels it, its clinic confirms it, or it stays. */
  const goOn = async ({ id, version }: Visit, who: string, clinicId: string): Promise<void> => {
    const visit = { id, version };
    const turn = Math.random();
    if (turn < 0.3) {
      const to = any(ADDED_SLOTS);
      if (heard(await trpc(who, 'appointments.move', { ...visit, date: to }))) promised.push({ kind: 'moved', id, to });
    } else if (turn < 0.5) {
      const gone = heard(await trpc(who, 'appointments.cancel', { ...visit, reason: 'Viaje' }));
      if (gone) promised.push({ kind: 'cancelled', id });
    } else if (turn < 0.8) {
      const yes = heard(await trpc(clinicId.replace('c', 'v'), 'visits.setStatus', { ...visit, act: 'confirm' }));
      if (yes) promised.push({ kind: 'confirmed', id });
    }
  };

  /** An owner books, registers another animal and writes to the clinic. */
  const owner = async (n: number): Promise<void> => {
    const who = `u${n}`;
    const petId = `p${n * 2 + Math.floor(Math.random() * 2)}`;
    const clinicId = n < OWNERS / 2 ? 'c0' : 'c1';
    const booking = { petId, clinicId, date: any(ADDED_SLOTS), type: any(['checkup', 'vaccination', 'grooming']) };
    const booked = heard(await trpc<Visit>(who, 'appointments.create', booking));
    if (booked) {
      promised.push({ kind: 'booked', id: booked.id });
      await goOn(booked, who, clinicId);
    }
    const pet = { name: 'Nueva', species: 'perro', breed: null, age: 2, weight: 8, notes: null };
    const made = heard(await call<{ id: string }>(who, '/pets', pet));
    if (made) promised.push({ kind: 'pet', id: made.id });
    const message = { id: crypto.randomUUID(), petId, clinicId, text: 'Sigue sin comer' };
    if (heard(await trpc(who, 'messages.send', message))) promised.push({ kind: 'message', id: message.id });
  };

  /** An administrator turns a plain account off or on: what follows is judged by the log of acts. */
  const toggle = async (admin: string, id: string): Promise<void> => {
    const headers = { authorization: `Bearer ${tokenOf(admin)}` };
    const answer = await fetch(`${base}/admin/users/${id}/toggle-status`, { method: 'PATCH', headers });
    seen.push(answer.status);
    if (answer.ok) promised.push({ kind: 'toggled', id });
    await answer.arrayBuffer();
  };

  return { owner, seen, toggle };
};
