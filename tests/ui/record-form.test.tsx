import { expect, test } from 'vitest';
import { RecordForm } from '../../src/features/records/record-form.tsx';
import { renderForm } from './api.tsx';

const templates = [
  {
    id: 'anual',
    kind: 'consulta' as const,
    title: 'Control anual',
    body: { reason: 'Control anual', findings: 'Mucosas rosadas.', plan: 'Volver en un año.' },
  },
];
const draw = () =>
  renderForm(
    <RecordForm
      side="clinic"
      pet={{ id: 'lulu', name: 'Lulú', species: 'perro' }}
      items={[]}
      kinds={['consulta']}
      templates={templates}
      onDone={() => undefined}
    />,
  );

test('a template never wipes what was typed, is put after it when asked, and is undone', async () => {
  const screen = await draw();
  const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await field('Motivo').fill('Cojea de la mano izquierda');
  await field('Hallazgos').fill('Dolor a la flexión del codo.');
  await screen.getByLabelText(/^Plantilla/).selectOptions('Control anual');
  await expect.element(field('Motivo')).toHaveValue('Cojea de la mano izquierda');
  await expect.element(field('Hallazgos')).toHaveValue('Dolor a la flexión del codo.');
  await expect.element(field('Plan')).toHaveValue('Volver en un año.');
  await expect.element(screen.getByText(/Motivo y Hallazgos: quedó lo que escribiste/)).toBeVisible();

  await screen.getByRole('button', { name: 'Agregarla debajo de lo mío' }).click();
  await expect.element(field('Hallazgos')).toHaveValue('Dolor a la flexión del codo.\nMucosas rosadas.');
  await screen.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(field('Motivo')).toHaveValue('Cojea de la mano izquierda');
  await expect.element(field('Hallazgos')).toHaveValue('Dolor a la flexión del codo.');
  await expect.element(field('Plan')).toHaveValue('');
  await expect.element(screen.getByLabelText(/^Plantilla/)).toHaveFocus();
});
