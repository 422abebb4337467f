import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../lib/errors.ts';
import { counted, momentText } from '../../../lib/formats.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useTRPC } from '../../../lib/trpc.ts';
import { NOT_FISCAL } from '../../../shared/charges.ts';
import { MAX_DELIVERY } from '../../../shared/limits.ts';
import type { Delivery } from '../../../shared/schemas/charge.ts';
import { wallTime } from '../../../shared/time.ts';
import { LoadFailure } from '../../../ui/alert.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { say } from '../../../ui/toasts.tsx';
import { TwoFaced } from '../../../ui/two-faced.tsx';

const save = ({ at, documents }: Delivery) => {
  const name = `para-facturar-${wallTime(at).replace(':', '')}.json`;
  saveFile(name, 'application/json', `${JSON.stringify(documents, null, 2)}\n`);
  say(`${counted(documents.length, 'documento', 'documentos')} en ${name}.`);
};

/** What whoever issues the electronic invoice gets: charges that wait, once each, and what was handed over before. */
export const Deliveries = () => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(trpc.books.deliveries.queryOptions());
  const deliver = useMutation(trpc.books.deliver.mutationOptions());
  const take = async () => {
    try {
      const delivery = await deliver.mutateAsync();
      if (delivery) save(delivery);
      else say('No hay cobros por entregar.');
      await client.invalidateQueries(trpc.books.pathFilter());
    } catch (failure) {
      say(errorText(failure, 'No se pudo preparar la entrega'));
    }
  };
  const again = (id: string) =>
    client
      .fetchQuery(trpc.books.delivery.queryOptions({ id }, { staleTime: 0 }))
      .then(save, (failure) => say(errorText(failure, 'No se pudo preparar el archivo')));
  if (error && !data)
    return <LoadFailure text={errorText(error, 'No se pudieron cargar las entregas')} onRetry={() => refetch()} />;
  const pending = data?.pending ?? 0;
  return (
    <section aria-labelledby="facturar" className="grid gap-4">
      <h2 id="facturar">Para quien factura</h2>
      <p className="soft measure">
        Un archivo JSON con los cobros que faltan por facturar, para tu contador o tu proveedor de factura electrónica.
        Cada cobro sale una vez; si después lo anulas, sale también la nota que lo anula. {NOT_FISCAL}
      </p>
      {data && (
        <p>
          {pending === 0
            ? 'No hay cobros por entregar.'
            : pending > MAX_DELIVERY
              ? `Hay más de ${MAX_DELIVERY} por entregar: salen de a ${MAX_DELIVERY}.`
              : `${counted(pending, 'cobro por entregar', 'cobros por entregar')}.`}
        </p>
      )}
      {pending > 0 && (
        <TwoFaced
          className="btn primary justify-self-start"
          busy={deliver.isPending}
          busyText="Preparando..."
          onPress={take}
        >
          <span className="inline-flex items-center gap-2">
            <Icon name="download" />
            Entregar y descargar
          </span>
        </TwoFaced>
      )}
      {data && data.rows.length > 0 && (
        <ul className="setting-lines">
          {data.rows.map(({ id, at, by, entries }) => (
            <li key={id} className="setting-line">
              <span>
                {counted(entries, 'documento', 'documentos')}
                <span className="block soft small">
                  {momentText(at, Date.now())}
                  {by && `, ${by}`}
                </span>
              </span>
              <button type="button" className="btn line small" onClick={() => again(id)}>
                Descargar otra vez
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
