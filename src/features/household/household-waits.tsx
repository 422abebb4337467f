import { Link } from 'wouter';
import { RECENT_DAYS } from '../../shared/limits.ts';
import type { OwnerSummary } from '../../shared/schemas/owner-summary.ts';
import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KeepMember } from './keep-member.tsx';

const listed = new Intl.ListFormat('es-CO', { type: 'conjunction' });

/** On the dashboard of both: who waits for the owner's yes after a recovery, and for whose one waits oneself (decision 0340). */
export const HouseholdWaits = ({ waiting, awaited }: OwnerSummary['household']) => (
  <>
    {waiting.length > 0 && (
      <section aria-labelledby="siguen">
        <h2 id="siguen" className="first-title">
          {waiting.length === 1 ? '¿Sigue en tu hogar?' : '¿Siguen en tu hogar?'}
        </h2>
        <ul className="firsts">
          {waiting.map(({ id, name }) => (
            <li key={id} className="first" data-degree="soon">
              <span className="first-mark">
                <Icon name="user-round" />
              </span>
              <div className="first-words">
                <h3>{name}</h3>
                <p className="soft small">
                  Entró en los {RECENT_DAYS} días antes de que cambiara tu contraseña o se cerraran sesiones. Hasta tu
                  sí no ve a tus mascotas ni sus tarjetas para urgencias.
                </p>
              </div>
              <KeepMember id={id} name={name} />
            </li>
          ))}
        </ul>
        <p className="soft small">
          ¿No conoces a alguien?{' '}
          <Link href="/cuenta#hogar" className="link">
            Retíralo en «Mi cuenta», «Hogar»
          </Link>
          .
        </p>
      </section>
    )}
    {awaited.length > 0 && (
      <Alert tone="info" title={`Falta un sí de ${listed.format(awaited)}`}>
        Cambió la contraseña de {awaited.length === 1 ? 'su cuenta' : 'sus cuentas'} o se cerraron sesiones. Por
        seguridad no ves a sus mascotas hasta que diga en su panel que sigues en su hogar: cuéntale. Si hay una
        urgencia, <Link href="/primeros-auxilios">Primeros Auxilios</Link> está abierto.
      </Alert>
    )}
  </>
);
