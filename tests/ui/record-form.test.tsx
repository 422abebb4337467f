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
      pet={{ id: 'lulu', name: 'Lulú', species: 'perro', weights: [{ at: Date.now() - 86_400_000, kg: 12.4 }] }}
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

test('a weight far from the last one is asked about, and one press confirms it', async () => {
  const screen = await draw();
  await screen.getByRole('textbox', { name: /^Motivo/ }).fill('Control');
  await screen.getByRole('textbox', { name: /^Peso/ }).fill('0,35');
  await screen.getByRole('button', { name: 'Guardar' }).click();
  const doubt = screen.getByRole('group', { name: '¿Seguro? Antes pesaba 12,4\u00a0kg.' });
  await expect.element(doubt).toHaveFocus();
  // Nobody answers here: that it was sent is what its failure tells.
  const sent = screen.getByText(/^No se pudo guardar el registro/);
  await expect.element(sent).not.toBeInTheDocument();
  await doubt.getByRole('button', { name: 'Sí, pesa 350\u00a0g' }).click();
  await expect.element(sent).toBeVisible();
  await expect.element(doubt).not.toBeInTheDocument();
});

test('an exam that no dog has is refused beside its field, one that is odd is asked about, and one press confirms it', async () => {
  const screen = await draw();
  await screen.getByRole('textbox', { name: /^Motivo/ }).fill('Golpe de calor');
  const temperature = screen.getByRole('textbox', { name: /^Temperatura/ });
  await temperature.fill('420');
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(screen.getByText('Va de 25 a 44 °C. Revisa el número.')).toBeVisible();
  await temperature.fill('42,3');
  await screen.getByRole('button', { name: 'Guardar' }).click();
  const doubt = screen.getByRole('group', { name: '¿Seguro? Temperatura 42,3 °C.' });
  await expect.element(doubt).toHaveFocus();
  const sent = screen.getByText(/^No se pudo guardar el registro/);
  await expect.element(sent).not.toBeInTheDocument();
  await doubt.getByRole('button', { name: 'Sí, está bien' }).click();
  await expect.element(sent).toBeVisible();
});

test('a weight near the last one is not asked about', async () => {
  const screen = await draw();
  await screen.getByRole('textbox', { name: /^Motivo/ }).fill('Control');
  await screen.getByRole('textbox', { name: /^Peso/ }).fill('12,9');
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(screen.getByText(/^No se pudo guardar el registro/)).toBeVisible();
});
