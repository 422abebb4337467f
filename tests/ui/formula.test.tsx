import { expect, test } from 'vitest';
import { PrescriptionDialog } from '../../src/features/records/care/prescription-dialog.tsx';
import { renderForm } from './api.tsx';

test('allergies and weight stand over a fórmula, and what the guide calls grave is asked about before it is sent', async () => {
  const screen = await renderForm(
    <PrescriptionDialog
      pet={{ id: 'michi', name: 'Michi', species: 'gato' }}
      treated={{ allergies: 'Pollo', allergiesNoneOn: null, weight: 4.2, weighedAt: null, isRead: false }}
      onClose={() => undefined}
    />,
  );
  await expect.element(screen.getByText(/Alergias: Pollo\s*Peso: 4,2/)).toBeVisible();
  await screen.getByRole('textbox', { name: /^Nombre/ }).fill('Acetaminofén');
  await screen.getByRole('textbox', { name: /^Cuánto/ }).fill('500 mg cada 8 horas');
  await screen.getByRole('button', { name: 'Firmar fórmula' }).click();
  const doubt = screen.getByRole('group', { name: '¿Seguro? Léelo antes de firmar.' });
  await expect.element(doubt).toHaveFocus();
  await expect.element(doubt.getByText(/grave para gatos.*sangre color chocolate/)).toBeVisible();
  // Nobody answers here: that it was sent is what its failure tells.
  const sent = screen.getByText(/^No se pudo firmar la fórmula/);
  await expect.element(sent).not.toBeInTheDocument();
  await doubt.getByRole('button', { name: 'Sí, firmar así' }).click();
  await expect.element(sent).toBeVisible();
});
