import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AccountRequests } from '../../src/features/agenda/account-requests.tsx';
import type { VisitWork } from '../../src/features/agenda/use-visit-work.ts';
import { RequestText } from '../../src/features/requests/request-text.tsx';
import type { ClinicRequests } from '../../src/shared/schemas/clinic-request.ts';
import type { DataRequest } from '../../src/shared/schemas/request.ts';
import type { AgendaVisit } from '../../src/shared/schemas/visit.ts';
import { addDays, instantOf, today } from '../../src/shared/time.ts';

// What people read of why something still waits: a request for a visit, and one about one's data.

const DAY = today(Date.now());
const visit = (id: string): AgendaVisit => ({
  id,
  patientName: `Huella ${id}`,
  ownerName: 'Rosa Mena',
  type: 'checkup',
  status: 'pending',
  time: '10:30',
  date: addDays(DAY, 4),
  species: 'gato',
  petId: `p${id}`,
  breed: null,
  age: 2,
  birthMonth: '2024-05',
  ownerPhone: null,
  notes: null,
  version: 1,
  halfHours: 1,
  agenda: null,
  isClient: false,
  isOpen: true,
  arrivedAt: null,
  startedAt: null,
  completedAt: null,
  chargeCop: null,
  answerBy: `${DAY}T15:00`,
  cancelledBy: null,
  cancelReason: null,
  assured: null,
  mind: null,
  updatedAt: 0,
});
const work = { busyId: null, show: () => {}, press: () => {} } as unknown as VisitWork;
const asked = (isClosed: boolean, visits: AgendaVisit[]) => {
  const asker = {
    userId: 'rosa',
    name: 'Rosa Mena',
    createdAt: 0,
    isVerified: true,
    cancelled: 0,
    noShow: 0,
    isClosed,
  };
  const account: ClinicRequests['accounts'][number] = { asker, visits };
  return <AccountRequests account={account} work={work} onDecline={() => {}} onClose={() => {}} />;
};

test('a request of an account that the clinic has closed itself to says why it still waits, one or several', async () => {
  const screen = await render(asked(true, [visit('1')]));
  const one = 'La pidió antes de que dejaras de recibir sus solicitudes: espera tu respuesta. Nuevas no puede enviar.';
  const several =
    'Las pidió antes de que dejaras de recibir sus solicitudes: esperan tu respuesta. Nuevas no puede enviar.';
  await expect.element(screen.getByText(one, { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^No recibir más/ })).not.toBeInTheDocument();
  await screen.rerender(asked(true, [visit('1'), visit('2')]));
  await expect.element(screen.getByText(several, { exact: true })).toBeVisible();
  await screen.rerender(asked(false, [visit('1')]));
  await expect.element(screen.getByText(/dejaras de recibir/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /^No recibir más/ })).toBeVisible();
});

test('a request says until when it waits and what follows', async () => {
  const screen = await render(asked(false, [visit('1')]));
  const until = 'Tienes hasta hoy a las 3:00 p. m. para responder; después se cancela sola.';
  await expect.element(screen.getByText(until, { exact: true })).toBeVisible();
  await screen.rerender(asked(false, [{ ...visit('1'), answerBy: `${addDays(DAY, 5)}T15:00` }]));
  await expect.element(screen.getByText(/^Tienes hasta la hora de la cita para responder/)).toBeVisible();
});

test('a request about one’s data whose term was extended says until when, and why', async () => {
  const request: DataRequest = {
    id: 'r1',
    kind: 'consulta',
    text: '¿Qué datos míos tienen?',
    createdAt: instantOf('2026-11-02T10:00'),
    dueOn: '2026-11-26',
    extension: 'Falta la copia que guarda la clínica.',
    answer: null,
    answeredAt: null,
  };
  const draw = (has: Partial<DataRequest>) => (
    <RequestText request={{ ...request, ...has }} now={instantOf('2026-11-20T10:00')} today="2026-11-20" />
  );
  const why = 'El plazo se amplió hasta el jueves 26 de noviembre: Falta la copia que guarda la clínica.';
  const screen = await render(draw({}));
  await expect.element(screen.getByText(why, { exact: true })).toBeVisible();
  await screen.rerender(draw({ extension: null }));
  await expect.element(screen.getByText(/El plazo se amplió/)).not.toBeInTheDocument();
});
