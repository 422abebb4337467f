import { useState } from 'react';
import type { User } from '../../shared/schemas/auth.ts';
import { Icon } from '../../ui/icon.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { fatesOf } from './erase-words.ts';

/** The end of one's own account: what goes, what stays and for how long, and the way to do it. */
export const EraseSection = ({ user }: { user: User }) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className="measure">
        Es para siempre: nadie la puede recuperar. Si quieres conservar algo, primero descarga tus datos.
      </p>
      <table className="fates">
        <thead>
          <tr>
            <th scope="col">Qué</th>
            <th scope="col">Qué pasa</th>
            <th scope="col">Plazo</th>
          </tr>
        </thead>
        <tbody>
          {fatesOf(user.role).map(({ what, fate, term }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{fate}</td>
              <td>{term}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className="btn danger-line" onClick={() => setAsking(true)}>
        <Icon name="trash-2" />
        Eliminar mi cuenta
      </button>
      {asking && <EraseDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
};
