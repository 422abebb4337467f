import type { ReactNode } from 'react';
import { dayText, phoneText } from '../../lib/formats.ts';
import { ROLE_NAME } from '../../shared/roles.ts';
import type { AccountDetail } from '../../shared/schemas/account.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const missing = <span className="soft font-normal">Sin dato</span>;

/** Whether the policy in force was accepted, and when. */
const Consent = ({ consent }: { consent: AccountDetail['consent'] }) => {
  if (!consent) return <Tag tone="warn">No la ha aceptado</Tag>;
  return (
    <>
      {dayText(consent.at)}{' '}
      {consent.isInForce ? <Tag tone="ok">Vigente</Tag> : <Tag tone="warn">De una versión anterior</Tag>}
    </>
  );
};

/** What is kept of a person. */
export const AccountFacts = ({ detail: { user, consent }, onEdit }: { detail: AccountDetail; onEdit?: () => void }) => (
  <>
    <dl className="facts">
      <Fact name="Nombre">{user.name}</Fact>
      <Fact name="Correo electrónico">{user.email}</Fact>
      <Fact name="Teléfono">{user.phone ? <span className="num">{phoneText(user.phone)}</span> : missing}</Fact>
      <Fact name="Dirección">{user.address ?? missing}</Fact>
      <Fact name="Rol">{ROLE_NAME[user.role]}</Fact>
      <Fact name="Cuenta creada">{dayText(Date.parse(user.createdAt))}</Fact>
      <Fact name="Política de datos">
        <Consent consent={consent} />
      </Fact>
    </dl>
    {onEdit && (
      <button type="button" className="btn line" onClick={onEdit}>
        <Icon name="pencil" />
        Editar los datos
      </button>
    )}
  </>
);
