import type { User } from '../../shared/schemas/auth.ts';
import { Icon } from '../../ui/icon.tsx';

/** The two ways to end an account: for a while, or for good. Each asks before and says what follows. */
export const AccountEnd = ({ user, onToggle, onErase }: { user: User; onToggle: () => void; onErase: () => void }) => (
  <>
    <p className="soft measure">
      {user.isActive
        ? 'Desactivarla le impide ingresar y conserva sus datos. Eliminarla los borra. Antes de cada una te decimos qué pasa con sus citas y sus mascotas.'
        : 'Está inactiva: no puede ingresar y sus datos se conservan. Puedes activarla otra vez, o eliminarla para siempre.'}
    </p>
    <div className="acts">
      <button type="button" className="btn line" onClick={onToggle}>
        <Icon name={user.isActive ? 'ban' : 'circle-check'} />
        {user.isActive ? 'Desactivar la cuenta' : 'Activar la cuenta'}
      </button>
      <button type="button" className="btn danger-line" onClick={onErase}>
        <Icon name="trash-2" />
        Eliminar la cuenta
      </button>
    </div>
  </>
);
