import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Choice, ChoiceGroup } from '../../src/ui/choices.tsx';
import { TextField } from '../../src/ui/field.tsx';
import { Modal } from '../../src/ui/modal.tsx';
import { PasswordField } from '../../src/ui/password-field.tsx';
import { SubmitButton } from '../../src/ui/submit-button.tsx';
import { SuggestField } from '../../src/ui/suggest-field.tsx';
import { Switch } from '../../src/ui/switch.tsx';
import { Tabs } from '../../src/ui/tabs.tsx';
import { say, Toasts } from '../../src/ui/toasts.tsx';
import '../../src/app/private.css';

const Form = ({ pending, onSubmit }: { pending: boolean; onSubmit: (event: FormEvent) => void }) => (
  <form onSubmit={onSubmit}>
    <SubmitButton pending={pending} pendingText="Ingresando...">
      Ingresar
    </SubmitButton>
  </form>
);

const BREEDS = ['Labrador', 'Labrador negro', 'Pug'];
const Breed = () => {
  const [value, setValue] = useState('');
  const suggest = (typed: string) => BREEDS.filter((breed) => breed.toLowerCase().includes(typed));
  return <SuggestField label="Raza" name="breed" value={value} onChange={setValue} suggest={suggest} />;
};

const Panels = () => {
  const [selected, setSelected] = useState('mascotas');
  const items = [
    { id: 'mascotas', label: 'Mascotas', panel: () => <input aria-label="Nombre" /> },
    { id: 'citas', label: 'Citas', panel: () => <p>Mis citas</p> },
  ];
  return <Tabs label="Tu panel" items={items} selected={selected} onSelect={setSelected} />;
};

const Ask = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Switch on label="Cuenta de Rosa" words={{ on: 'Activo', off: 'Inactivo' }} onPress={() => setOpen(true)} />
      <Modal
        open={open}
        alert
        title="¿Desactivar?"
        onClose={() => setOpen(false)}
        footer={<button type="button">Sí</button>}
      >
        <p>Sus sesiones se cierran.</p>
      </Modal>
    </>
  );
};

test('a field is named by its label and described by its hint and its error', async () => {
  const screen = await render(<TextField label="Teléfono" hint="10 dígitos" error="Faltan dígitos" optional />);
  const field = screen.getByRole('textbox');
  await expect.element(field).toHaveAccessibleName('Teléfono (opcional)');
  await expect.element(field).toHaveAccessibleDescription('10 dígitos Faltan dígitos');
  await expect.element(field).toBeInvalid();
});

test('a password is hidden until it is shown, and keeps what was typed', async () => {
  const screen = await render(<PasswordField label="Contraseña" />);
  document.documentElement.classList.add('js');
  const field = screen.getByLabelText('Contraseña', { exact: true });
  await field.fill('uno dos tres');
  await expect.element(field).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: 'Mostrar la contraseña' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('uno dos tres');
  await screen.getByRole('button', { name: 'Ocultar la contraseña' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
});

test('a button that works keeps its width and its focus, says so, and sends nothing twice', async () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  const screen = await render(<Form pending={false} onSubmit={sent} />);
  const button = screen.getByRole('button');
  const width = button.element().getBoundingClientRect().width;
  await expect.element(button).toHaveAccessibleName('Ingresar');
  await button.click();
  await screen.rerender(<Form pending onSubmit={sent} />);
  await expect.element(button).toHaveAccessibleName('Ingresando...');
  await expect.element(button).toHaveFocus();
  expect(button.element().getBoundingClientRect().width).toBe(width);
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('choices are radio buttons: the arrows move among those that can be taken', async () => {
  const screen = await render(
    <ChoiceGroup legend="Hora" error="Elige la hora.">
      <Choice name="time" value="9" disabled>
        9:00
      </Choice>
      <Choice name="time" value="10">
        10:00
      </Choice>
      <Choice name="time" value="11">
        11:00
      </Choice>
    </ChoiceGroup>,
  );
  await expect.element(screen.getByRole('group', { name: 'Hora' })).toHaveAccessibleDescription('Elige la hora.');
  await expect.element(screen.getByRole('radio', { name: '9:00' })).toBeDisabled();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: '11:00' })).toBeChecked();
});

test('a text with suggestions takes one of them or any other text', async () => {
  const screen = await render(<Breed />);
  const field = screen.getByRole('combobox', { name: 'Raza' });
  await field.click();
  await userEvent.keyboard('labra');
  await expect.element(screen.getByRole('option', { name: 'Labrador negro' })).toBeVisible();
  expect(screen.getByRole('option').all()).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('Labrador negro');
  await field.fill('gozque');
  await expect.element(field).toHaveValue('gozque');
});

test('tabs move with the arrows and keep what was typed in a panel', async () => {
  const screen = await render(<Panels />);
  expect(screen.container.textContent).not.toContain('Mis citas');
  await screen.getByLabelText('Nombre').fill('Canela');
  await screen.getByRole('tab', { name: 'Mascotas' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'Citas' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByText('Mis citas')).toBeVisible();
  await expect.element(screen.getByLabelText('Nombre')).not.toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByLabelText('Nombre')).toHaveValue('Canela');
});

test('a dialog holds the focus, closes with Escape and gives the focus back', async () => {
  const screen = await render(<Ask />);
  const opener = screen.getByRole('switch', { name: 'Cuenta de Rosa: Activo' });
  await opener.click();
  const dialog = screen.getByRole('alertdialog', { name: '¿Desactivar?' });
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.tab();
  await expect.element(opener).not.toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a message is said politely, and goes when it is closed', async () => {
  const screen = await render(<Toasts />);
  const region = screen.getByRole('status');
  await expect.element(region).toHaveAttribute('aria-live', 'polite');
  say('Mascota registrada exitosamente');
  await expect.element(region).toHaveTextContent('Mascota registrada exitosamente');
  await screen.getByRole('button', { name: 'Cerrar mensaje' }).click();
  await expect.element(region).toBeEmptyDOMElement();
});
