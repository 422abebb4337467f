import { useState } from 'react';
import { useLocation } from 'wouter';
import type { SessionUser } from '../../lib/session-store.ts';
import { say } from '../../ui/toasts.tsx';
import { EMPTY } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { pageOf, rolesOf } from './may.ts';
import { giveTemporary, newTemporary } from './temporary.ts';
import { useCreate } from './use-accounts.ts';

const WORDS = { send: 'Crear la cuenta', sending: 'Creando...', failed: 'No se pudo crear la cuenta' };

/** Makes an account, or one that runs the service (`toor`), and goes to its page. */
export const CreateDialog = ({
  kind,
  viewer,
  onClose,
}: {
  kind: 'any' | 'toor';
  viewer: SessionUser;
  onClose: () => void;
}) => {
  const create = useCreate();
  const [, navigate] = useLocation();
  const toor = kind === 'toor';
  const [password] = useState(newTemporary);
  return (
    <AccountForm
      title={toor ? 'Crear usuario toor' : 'Crear usuario'}
      draftName={toor ? 'cuenta-toor' : 'cuenta-nueva'}
      values={{ ...EMPTY, password, ...(toor && { role: 'toor' }) }}
      before={null}
      roles={toor ? ['toor'] : rolesOf(viewer)}
      words={WORDS}
      send={async (fields) => {
        const user = await create.mutateAsync(fields);
        giveTemporary(user.id, fields.password);
        say(`La cuenta de ${user.name} quedó creada. Entrégale su contraseña temporal.`);
        navigate(pageOf(viewer, user.id));
      }}
      onClose={onClose}
    />
  );
};
