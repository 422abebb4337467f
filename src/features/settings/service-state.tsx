import type { ReactNode } from 'react';
import { errorText } from '../../lib/errors.ts';
import { clockTime, longDate } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { ROLES, type Role } from '../../shared/roles.ts';
import type { Service } from '../../shared/schemas/settings.ts';
import { instantOf, wallTime } from '../../shared/time.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ownBuild, useDeployed } from './deployed.ts';
import { howMany, isLate, sizeText } from './figures.ts';
import { useService } from './use-settings.ts';

/** The accounts of each role, as a sum is named. */
const ACCOUNTS_OF: Record<Role, string> = {
  user: 'Usuarios',
  business: 'Clínicas',
  admin: 'Administradores',
  toor: 'Superadministradores',
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{children}</dd>
  </div>
);

/** When the nightly purge ran last, and whether it should have run since. */
const Purge = ({ at }: { at: number | null }) => {
  const minute = useMinute();
  if (at === null) return <span className="soft font-normal">Todavía no ha corrido</span>;
  const wall = wallTime(at);
  return (
    <>
      <time dateTime={new Date(at).toISOString()}>
        {longDate(wall.slice(0, 10), minute.slice(0, 10))}, {clockTime(wall.slice(11))}
      </time>
      {isLate(at, instantOf(minute)) && (
        <>
          {' '}
          <Tag tone="warn">Atrasada</Tag>
        </>
      )}
    </>
  );
};

/** The build that is deployed, and whether this page is of another one. */
const Version = () => {
  const deployed = useDeployed();
  const own = ownBuild();
  if (deployed.isPending) return <span className="soft font-normal">Preguntando...</span>;
  if (!deployed.data) return <span className="soft font-normal">{own ?? 'Sin construir (desarrollo)'}</span>;
  return (
    <>
      {deployed.data}
      {own !== null && own !== deployed.data && (
        <>
          {' '}
          <Tag tone="warn">Esta página es de otra: recárgala</Tag>
        </>
      )}
    </>
  );
};

const Figures = ({ service }: { service: Service }) => (
  <>
    <h3>Cuentas</h3>
    <dl className="service-roles">
      {ROLES.map((role) => (
        <Fact key={role} name={ACCOUNTS_OF[role]}>
          {howMany(service.users[role])}
        </Fact>
      ))}
    </dl>
    <dl className="service-facts">
      <Fact name="Sesiones abiertas">{howMany(service.sessions)}</Fact>
      <Fact name="Mascotas">{howMany(service.pets)}</Fact>
      <Fact name="Citas">{howMany(service.appointments)}</Fact>
      <Fact name="Entradas de historias clínicas">{howMany(service.records)}</Fact>
      <Fact name="Mensajes">{howMany(service.messages)}</Fact>
      <Fact name="Actos en la auditoría">{howMany(service.acts)}</Fact>
      {service.databaseBytes !== null && <Fact name="Base de datos">{sizeText(service.databaseBytes)}</Fact>}
      <Fact name="Última limpieza">
        <Purge at={service.purgedAt} />
      </Fact>
      <Fact name="Versión desplegada">
        <Version />
      </Fact>
    </dl>
    <p className="soft small measure">
      La limpieza corre cada noche: borra las sesiones vencidas y los intentos de entrada que ya no cuentan.
    </p>
  </>
);

/** Accounts by role, sessions, pets, appointments, size, and the last purge. */
export const ServiceState = () => {
  const service = useService();
  return (
    <>
      {service.isPending && <Loading label="Cargando el estado del servicio" rows={5} />}
      {service.error && !service.data && (
        <LoadFailure
          text={errorText(service.error, 'No se pudo cargar el estado del servicio')}
          onRetry={() => service.refetch()}
        />
      )}
      {service.data && <Figures service={service.data} />}
    </>
  );
};
