import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PatientChoice } from '../../src/features/clients/patient-choice.tsx';
import { renderForm } from './api.tsx';

const ROCCO = { id: 'rocco', name: 'Rocco', species: 'perro', breed: null, owner: 'Hernán Vélez', ownerPhone: null };

/** Every search finds Rocco; that for the whole name answers when it is let go. */
const searches = () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  vi.spyOn(window, 'fetch').mockImplementation(async (asked) => {
    const url = new URL(asked instanceof Request ? asked.url : asked, location.href);
    const inputs = Object.values(JSON.parse(url.searchParams.get('input') ?? '{}') as Record<string, { q: string }>);
    if (inputs.some(({ q }) => q === 'rocco')) await held;
    return Response.json(inputs.map(() => ({ result: { data: { rows: [ROCCO], next: null } } })));
  });
  return { letGo };
};

const draw = (onChoose: () => void) =>
  renderForm(
    <PatientChoice chosen={null} onChoose={onChoose} registerId={null} onRegister={vi.fn()} onBusy={vi.fn()} />,
  );

test('Enter pressed before the answer is there chooses the only patient once it is', async () => {
  const { letGo } = searches();
  const onChoose = vi.fn();
  const screen = await draw(onChoose);
  await userEvent.fill(screen.getByRole('combobox'), 'rocc');
  await expect.element(screen.getByRole('option')).toBeVisible();
  await userEvent.type(screen.getByRole('combobox'), 'o{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  letGo();
  await expect.poll(() => onChoose.mock.calls).toEqual([[ROCCO]]);
});

test('who goes on typing after Enter has chosen nobody', async () => {
  const { letGo } = searches();
  const onChoose = vi.fn();
  const screen = await draw(onChoose);
  await userEvent.fill(screen.getByRole('combobox'), 'rocc');
  await userEvent.type(screen.getByRole('combobox'), 'o{Enter} v{Backspace}{Backspace}');
  letGo();
  await expect.element(screen.getByText('1 paciente.')).toBeInTheDocument();
  expect(onChoose).not.toHaveBeenCalled();
});
