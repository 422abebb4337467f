import { describe, expect, test } from 'vitest';
import { LoginForm } from '../../src/features/auth/login-form.tsx';
import { RegisterForm } from '../../src/features/auth/register-form.tsx';
import { ProfileForm } from '../../src/features/profile/profile-form.tsx';
import { NO_ANSWER } from '../../src/lib/errors.ts';
import { renderForm } from './api.tsx';

describe('the login form', () => {
  test('names what is missing beside each field and goes to the first one', async () => {
    const screen = await renderForm(<LoginForm />);
    await screen.getByRole('button', { name: 'Ingresar' }).click();
    const email = screen.getByLabelText('Correo electrónico');
    await expect.element(email).toHaveAccessibleDescription('Este campo es obligatorio.');
    await expect.element(email).toHaveFocus();
    await expect
      .element(screen.getByLabelText('Contraseña', { exact: true }))
      .toHaveAccessibleDescription('Este campo es obligatorio.');
  });

  test('asks for a whole e-mail, and is content once it is one', async () => {
    const screen = await renderForm(<LoginForm />);
    const email = screen.getByLabelText('Correo electrónico');
    await email.fill('marcela.rojas@');
    await screen.getByRole('button', { name: 'Ingresar' }).click();
    await expect.element(email).toHaveAccessibleDescription('Escribe un correo como nombre@correo.com.');
    await email.fill('marcela.rojas@correo.co');
    await expect.element(email).toBeValid();
  });

  test('says that nobody answered, and keeps what was typed', async () => {
    const screen = await renderForm(<LoginForm />);
    await screen.getByLabelText('Correo electrónico').fill('marcela.rojas@correo.co');
    await screen.getByLabelText('Contraseña', { exact: true }).fill('canela2022');
    await screen.getByRole('button', { name: 'Ingresar' }).click();
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('Error al iniciar sesión')).toBeVisible();
    await expect.element(alert.getByText(`Error en la autenticación. ${NO_ANSWER}`)).toBeVisible();
    await expect.element(screen.getByLabelText('Correo electrónico')).toHaveValue('marcela.rojas@correo.co');
    await expect.element(screen.getByLabelText('Contraseña', { exact: true })).toHaveValue('canela2022');
    await expect.element(screen.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  });

  test('helps password managers and phones', async () => {
    const screen = await renderForm(<LoginForm />);
    const email = screen.getByLabelText('Correo electrónico');
    await expect.element(email).toHaveAttribute('autocomplete', 'username');
    await expect.element(email).toHaveAttribute('inputmode', 'email');
    await expect
      .element(screen.getByLabelText('Contraseña', { exact: true }))
      .toHaveAttribute('autocomplete', 'current-password');
    // What a manager or a hand pastes goes in: nobody refuses it.
    const password = screen.getByLabelText('Contraseña', { exact: true }).element();
    for (const type of ['paste', 'drop', 'beforeinput'])
      expect(password.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))).toBe(true);
  });
});

describe('the registration form', () => {
  const fill = async (screen: Awaited<ReturnType<typeof renderForm>>) => {
    await screen.getByLabelText('Correo electrónico').fill('rosa@correo.co');
    await screen.getByLabelText('Contraseña', { exact: true }).fill('una frase corta');
    await screen.getByLabelText('Nombre completo').fill('Rosa Elvira Mena');
    await screen.getByLabelText('Teléfono').fill('+57 300 123 4567');
    await screen.getByLabelText('Dirección').fill('Calle 1 # 2-3, Quibdó');
  };

  test('asks for all five fields and for the consent, whose box starts unticked', async () => {
    const screen = await renderForm(<RegisterForm />);
    await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
    await screen.getByRole('button', { name: 'Registrarse' }).click();
    await expect.element(screen.getByLabelText('Correo electrónico')).toHaveFocus();
    for (const label of ['Correo electrónico', 'Nombre completo', 'Teléfono', 'Dirección'])
      await expect.element(screen.getByLabelText(label)).toBeInvalid();
    await expect.element(screen.getByLabelText('Contraseña', { exact: true })).toBeInvalid();
    await expect.element(screen.getByRole('checkbox')).toHaveAccessibleDescription(/sin tu autorización/);
  });

  test('sends nothing without the consent', async () => {
    const screen = await renderForm(<RegisterForm />);
    await fill(screen);
    await screen.getByRole('button', { name: 'Registrarse' }).click();
    await expect.element(screen.getByRole('checkbox')).toHaveFocus();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  test('links the policy without leaving the form', async () => {
    const screen = await renderForm(<RegisterForm />);
    const link = screen.getByRole('link', { name: /política de tratamiento de datos/ });
    await expect.element(link).toHaveAttribute('href', '/privacidad');
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  test('says that nobody answered, and keeps what was typed', async () => {
    const screen = await renderForm(<RegisterForm />);
    await fill(screen);
    await screen.getByRole('checkbox').click();
    await screen.getByRole('button', { name: 'Registrarse' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(`Error en el registro${NO_ANSWER}`);
    await expect.element(screen.getByLabelText('Dirección')).toHaveValue('Calle 1 # 2-3, Quibdó');
    await expect.element(screen.getByRole('checkbox')).toBeChecked();
  });
});

describe('the profile form', () => {
  const user = {
    id: 'u',
    _id: 'u',
    email: 'rosa@correo.co',
    name: 'Rosa Mena',
    phone: null,
    address: null,
    role: 'user',
    isActive: true,
    createdAt: '2026-11-20T10:00:00.000Z',
  } as const;

  test('asks for phone and address, and takes a landline', async () => {
    const screen = await renderForm(<ProfileForm user={user} />);
    await screen.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(screen.getByLabelText('Teléfono')).toHaveFocus();
    await screen.getByLabelText('Teléfono').fill('(601) 555-01-34');
    await expect.element(screen.getByLabelText('Teléfono')).toBeValid();
    await expect.element(screen.getByLabelText('Dirección')).toBeInvalid();
  });

  test('says that it was not saved, and keeps what was typed', async () => {
    const screen = await renderForm(<ProfileForm user={{ ...user, phone: '3001234567', address: 'Calle 1' }} />);
    await screen.getByLabelText('Nombre completo').fill('Rosa Elvira');
    await screen.getByRole('button', { name: 'Guardar' }).click();
    await expect
      .element(screen.getByRole('alert').getByText(/^Error al actualizar el perfil\. No hubo respuesta/))
      .toBeVisible();
    await expect.element(screen.getByLabelText('Nombre completo')).toHaveValue('Rosa Elvira');
  });
});
