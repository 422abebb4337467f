import type { SessionUser } from '../../lib/session-store.ts';
import type { User } from '../../shared/schemas/auth.ts';
import { say } from '../../ui/toasts.tsx';
import { fieldsOf } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { mayDecide, rolesOf } from './may.ts';
import { giveTemporary } from './temporary.ts';
import { useUpdate } from './use-accounts.ts';

const WORDS = { send: 'Guardar', sending: 'Guardando...', failed: 'No se pudieron guardar los cambios' };

/** Changes an account. Only what was changed is sent: what somebody else changed meanwhile stays. */
export const EditDialog = ({
  account,
  viewer,
  onClose,
}: {
  account: User;
  viewer: SessionUser;
  onClose: () => void;
}) => {
  const update = useUpdate();
  return (
    <AccountForm
      title={`Editar a ${account.name}`}
      draftName={`cuenta:${account.id}`}
      values={fieldsOf(account)}
      before={account.role}
      roles={mayDecide(viewer, account) ? rolesOf(viewer) : []}
      words={WORDS}
      send={async (fields, changed) => {
        const { role, ...texts } = fields;
        const user = await update.mutateAsync({
          id: account.id,
          ...Object.fromEntries(Object.entries(texts).filter(([name]) => changed[name as keyof typeof fields])),
          ...(changed.role && { role }),
          // A password made of the e-mail is refused: with it at hand the server need not look it up.
          ...(changed.password && { email: fields.email }),
        });
        if (changed.password && fields.password) giveTemporary(user.id, fields.password);
        say(`Los datos de ${user.name} quedaron guardados.`);
      }}
      onClose={onClose}
    />
  );
};
