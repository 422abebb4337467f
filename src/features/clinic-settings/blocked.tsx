import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { shortDate } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { type AppointmentType, OWNER_GONE, TYPE_NAME } from '../../shared/appointments.ts';
import { pesosText } from '../../shared/number-words.ts';
import type { BlockedAct, BlockedRow } from '../../shared/schemas/blocked.ts';
import { SPECIES_NAME } from '../../shared/species.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Modal } from '../../ui/modal.tsx';
import { MoreButton } from '../../ui/more-button.tsx';

const untilText = ({ until }: Pick<BlockedRow, 'until'>) => `Bloqueado por ley hasta ${until.slice(0, 4)}`;

const WHAT: Record<BlockedAct['what'], (title: string) => string> = {
  record: (title) => title,
  prescription: () => 'Fórmula',
  problem: (title) => `Problema: ${title}`,
  consent: (title) => `Consentimiento: ${title}`,
  visit: (title) => `Cita: ${TYPE_NAME[title as AppointmentType]}`,
  charge: (title) => `Cobro n.º ${title}`,
  deposit: (title) => `Abono n.º ${title}`,
  void: (title) => `Anulación n.º ${title}`,
};

/** A blocked file as it is read: all that was done, newest first. */
const BlockedFile = ({ row, onClose }: { row: BlockedRow; onClose: () => void }) => {
  const { data, error, refetch } = useQuery(useTRPC().blocked.read.queryOptions({ petId: row.petId }));
  return (
    <Modal
      open
      onClose={onClose}
      title={row.name}
      footer={
        <button type="button" className="btn line" onClick={onClose}>
          Cerrar
        </button>
      }
    >
      <p>
        <b>{untilText(row)}</b> ({shortDate(row.until)}), {OWNER_GONE}. Los documentos van en «Llevarse todo».
      </p>
      {!data && error && <LoadFailure text={errorText(error, 'No se pudo cargar')} onRetry={() => refetch()} />}
      {!data && !error && <Loading label="Cargando" rows={3} />}
      <ul className="setting-lines">
        {data?.acts.map(({ on, what, title, text, cop }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing of it changes while it is open
          <li key={index} className="setting-line">
            <span className="typed-lines">
              <b>{WHAT[what](title)}</b>
              {text && `\n${text}`}
            </span>
            <span className="num small">
              {cop !== null && `${pesosText(cop)} · `}
              {shortDate(on)}
            </span>
          </li>
        ))}
      </ul>
    </Modal>
  );
};

/** What is blocked now, for the titular: what ends first stands first. */
export const BlockedList = () => {
  const trpc = useTRPC();
  const [open, setOpen] = useState<BlockedRow | null>(null);
  const list = useInfiniteQuery(
    trpc.blocked.list.infiniteQueryOptions({ limit: 50 }, { getNextPageParam: (page) => page.next }),
  );
  const { data, error, refetch } = list;
  const rows = data?.pages.flatMap((page) => page.rows);
  return (
    <section className="grid gap-3 narrow-form" aria-labelledby="bloqueados">
      <h3 id="bloqueados">Archivos bloqueados</h3>
      {!rows && error && <LoadFailure text={errorText(error, 'No se pudieron cargar')} onRetry={() => refetch()} />}
      {!rows && !error && <Loading label="Cargando los archivos bloqueados" rows={2} />}
      {rows?.length === 0 && <p className="soft">No hay ninguno.</p>}
      {rows && rows.length > 0 && (
        <ul className="setting-lines">
          {rows.map((row) => (
            <li key={row.petId} className="setting-line">
              <span>
                <b>{row.name}</b>, {SPECIES_NAME[row.species].one.toLowerCase()}
                <br />
                <span className="soft small">{untilText(row)}</span>
              </span>
              <button type="button" className="btn line small" onClick={() => setOpen(row)}>
                Leer<span className="sr-only"> el archivo de {row.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={list}>Ver más</MoreButton>
      {open && <BlockedFile row={open} onClose={() => setOpen(null)} />}
    </section>
  );
};
