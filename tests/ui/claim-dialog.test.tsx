import { expect, test, vi } from 'vitest';
import { ClaimDialog } from '../../src/features/clients/claim-dialog.tsx';
import { renderForm } from './api.tsx';

const ROCCO = {
  id: 'rocco',
  name: 'Rocco',
  species: 'perro' as const,
  breed: null,
  owner: 'Hernán Vélez',
  lastVisit: null,
  ownerPhone: null,
  clientId: 'hernan',
  isOpen: true,
};
const LIVE = { createdAt: Date.UTC(2026, 10, 20, 15), expiresAt: Date.UTC(2026, 11, 4, 15), by: 'Vera Ruiz' };

test('a code that still serves is shown with who gave it out, and ends by one press', async () => {
  const calls: string[] = [];
  let live: typeof LIVE | null = LIVE;
  vi.spyOn(window, 'fetch').mockImplementation(async (asked) => {
    const { pathname, searchParams } = new URL(asked instanceof Request ? asked.url : asked, location.href);
    const names = pathname.split('/').at(-1)?.split(',') ?? [];
    calls.push(...names);
    if (names.includes('clients.revokeCode')) live = null;
    const answers = names.map((name) => ({ result: name === 'clients.findCode' ? { data: live } : {} }));
    return Response.json(searchParams.has('batch') ? answers : answers[0]);
  });
  const screen = await renderForm(<ClaimDialog patient={ROCCO} onClose={vi.fn()} />);
  await expect.element(screen.getByText(/lo dio Vera Ruiz el 20 de noviembre/)).toBeVisible();
  await screen.getByRole('button', { name: 'Anular código' }).click();
  await expect.element(screen.getByText('Código anulado: ya no sirve.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Anular código' })).not.toBeInTheDocument();
  expect(calls).toEqual(['clients.findCode', 'clients.revokeCode', 'clients.findCode']);
});
