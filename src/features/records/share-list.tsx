import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { counted, dayText, recentText } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import type { Share } from '../../shared/schemas/carne.ts';
import { instantOf } from '../../shared/time.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { say } from '../../ui/toasts.tsx';
import { useCarneWork } from './use-records.ts';

const named = (share: Share): string => share.label ?? `Enlace del ${dayText(share.createdAt)}`;

const opened = ({ openedCount, lastOpenedAt }: Share, now: number): string =>
  openedCount === 0 || lastOpenedAt === null
    ? 'Nadie lo ha abierto'
    : `Abierto ${counted(openedCount, 'vez', 'veces')}, la última ${recentText(lastOpenedAt, now)}`;

const stateOf = ({ revokedAt, expiresAt }: Share, now: number) => {
  if (revokedAt !== null) return { live: false, text: `Retirado el ${dayText(revokedAt)}` };
  return expiresAt <= now
    ? { live: false, text: `Venció el ${dayText(expiresAt)}` }
    : { live: true, text: `Sirve hasta el ${dayText(expiresAt)}` };
};

/** Links to a carné: who opened them and until when they serve; each can be taken back. */
export const ShareList = ({ shares, name, onNew }: { shares: readonly Share[]; name: string; onNew: () => void }) => {
  const now = instantOf(useMinute());
  const [doomed, setDoomed] = useState<Share | null>(null);
  const { revokeShare } = useCarneWork();
  const revoke = (share: Share) =>
    revokeShare.mutate(
      { id: share.id },
      {
        onSuccess: () => {
          setDoomed(null);
          say('Enlace retirado: ya no abre el carné.');
        },
      },
    );
  return (
    <section className="carne-part no-print" aria-labelledby="enlaces">
      <div className="row-head">
        <h2 id="enlaces">Enlaces compartidos</h2>
        <button type="button" className="btn line small" onClick={onNew}>
          <Icon name="qr-code" />
          Nuevo enlace
        </button>
      </div>
      {shares.length === 0 && (
        <p className="soft measure">
          Crea uno para la guardería, el viaje o la clínica de turno: lo abren sin cuenta y lo retiras cuando quieras.
        </p>
      )}
      <ul className="share-list">
        {shares.map((share) => {
          const state = stateOf(share, now);
          return (
            <li key={share.id} className="share-row">
              <div>
                <p>
                  <b>{named(share)}</b>{' '}
                  <Tag tone={state.live ? 'ok' : 'plain'}>{state.live ? 'Activo' : 'Cerrado'}</Tag>
                </p>
                <p className="soft small">
                  {state.text} · {opened(share, now)}
                  {share.showsPhoto && ' · Con su foto'}
                </p>
              </div>
              {state.live && (
                <button type="button" className="btn danger-line small" onClick={() => setDoomed(share)}>
                  Retirar<span className="sr-only"> {named(share)}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {doomed && (
        <Confirm
          title={`¿Retirar «${named(doomed)}»?`}
          verb="Retirar el enlace"
          pendingText="Retirando..."
          pending={revokeShare.isPending}
          error={revokeShare.error && errorText(revokeShare.error, 'No se pudo retirar el enlace')}
          onConfirm={() => revoke(doomed)}
          onClose={() => {
            revokeShare.reset();
            setDoomed(null);
          }}
        >
          <p>Quien lo tenga dejará de ver el carné de {name}. No se puede volver a abrir: se crea otro.</p>
        </Confirm>
      )}
    </section>
  );
};
