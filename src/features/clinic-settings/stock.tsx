import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { shortDate } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import type { VaccineBatch } from '../../shared/schemas/stock.ts';
import { SPECIES_NAME } from '../../shared/species.ts';
import { type BatchState, batchState } from '../../shared/stock.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { BatchDialog } from './batch-dialog.tsx';
import { Recall } from './recall.tsx';
import { useStock } from './use-stock.ts';

const STATE: Record<BatchState, { tone: 'ok' | 'warn' | 'bad'; text: string }> = {
  expired: { tone: 'bad', text: 'Vencido' },
  empty: { tone: 'bad', text: 'Se acabó' },
  expiring: { tone: 'warn', text: 'Vence pronto' },
  low: { tone: 'warn', text: 'Quedan pocas' },
  ok: { tone: 'ok', text: 'Disponible' },
};

const Row = ({
  batch,
  today,
  onEdit,
  onRecall,
}: {
  batch: VaccineBatch;
  today: string;
  onEdit: () => void;
  onRecall: () => void;
}) => {
  const state = STATE[batchState(batch, today)];
  return (
    <li className="stock-row">
      <div>
        <p>
          <b>{batch.product}</b> · {batch.manufacturer}
        </p>
        <p className="soft small num">
          {batch.species
            ? batch.species.map((one) => SPECIES_NAME[one].many).join(', ')
            : 'Falta decir para qué animales es'}{' '}
          · lote {batch.lot} · vence el {shortDate(batch.expiresOn)}
        </p>
        <p className="small num">
          {batch.left === 1 ? 'Queda 1 dosis' : `Quedan ${batch.left} dosis`} de {batch.quantity}
        </p>
      </div>
      <div className="acts">
        {batch.closedAt === null ? <Tag tone={state.tone}>{state.text}</Tag> : <Tag tone="plain">Guardado</Tag>}
        <button type="button" className="btn line small" onClick={onRecall}>
          Quién lo recibió<span className="sr-only">: lote {batch.lot}</span>
        </button>
        <button type="button" className="btn line small" onClick={onEdit}>
          Corregir<span className="sr-only"> el lote {batch.lot}</span>
        </button>
      </div>
    </li>
  );
};

/** Vaccines that the clinic keeps, batch by batch, and who got each. */
export const Stock = () => {
  const { data, error, refetch } = useStock();
  const today = useToday();
  const [edited, setEdited] = useState<VaccineBatch | 'new' | null>(null);
  const [recalled, setRecalled] = useState<string | null>(null);
  if (!data)
    return error ? (
      <LoadFailure text={errorText(error, 'No se pudieron cargar los lotes')} onRetry={() => refetch()} />
    ) : (
      <Loading label="Cargando los lotes" rows={3} />
    );
  return (
    <div className="grid gap-5">
      <p className="soft">
        Al registrar una vacuna con uno de estos lotes se descuenta una dosis; si el registro se anula o se corrige,
        vuelve.
      </p>
      <div className="acts">
        <button type="button" className="btn primary" onClick={() => setEdited('new')}>
          <Icon name="plus" />
          Recibir un lote
        </button>
        <button type="button" className="btn line" onClick={() => setRecalled('')}>
          Buscar quién recibió un lote
        </button>
      </div>
      {data.length === 0 && (
        <Empty title="Sin lotes todavía">Anota lo que llegó: producto, laboratorio, lote, vencimiento y dosis.</Empty>
      )}
      <ul className="stock-list">
        {data.map((batch) => (
          <Row
            key={batch.id}
            batch={batch}
            today={today}
            onEdit={() => setEdited(batch)}
            onRecall={() => setRecalled(batch.lot)}
          />
        ))}
      </ul>
      {edited && <BatchDialog batch={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {recalled !== null && <Recall lot={recalled} onClose={() => setRecalled(null)} />}
    </div>
  );
};
