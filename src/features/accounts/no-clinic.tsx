import { dayText } from '../../lib/formats.ts';
import type { AccountDetail } from '../../shared/schemas/account.ts';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';

type Former = NonNullable<AccountDetail['former']>;

const PLACE = { titular: 'titular', veterinario: 'parte del equipo', recepcion: 'de la recepción' } as const;

/** What became of the clinic that an account had. */
const lostText = ({ name, leftAt, memberRole, isClosed }: Former): string =>
  `La administración sacó esta cuenta de ${name || 'su clínica'} el ${dayText(leftAt)}; era ${PLACE[memberRole]}. ${isClosed ? 'La clínica quedó cerrada.' : 'En la clínica no queda quien responda por ella.'}`;

/** A clinic's account that is in none: where it may go, and back to which. */
export const NoClinic = ({
  former,
  onJoin,
  onReturn,
}: {
  former: AccountDetail['former'];
  onJoin: (() => void) | undefined;
  onReturn: (() => void) | undefined;
}) => (
  <Empty
    title="Sin clínica"
    {...(onJoin && {
      action: (
        <div className="acts">
          {former && onReturn && (
            <button type="button" className="btn line" onClick={onReturn}>
              <Icon name="building-2" />
              {former.isClosed ? 'Abrirla otra vez' : 'Devolverle la clínica'}
            </button>
          )}
          <button type="button" className="btn line" onClick={onJoin}>
            <Icon name="building-2" />
            Agregar a una clínica
          </button>
        </div>
      ),
    })}
  >
    {former
      ? `${lostText(former)} ${onReturn ? 'Puedes devolverle la clínica como titular.' : 'Quien responde por el servicio puede devolverle la clínica.'}`
      : 'Esta cuenta salió de su clínica. Puede entrar al equipo de otra, o puedes darle otro rol.'}
  </Empty>
);
