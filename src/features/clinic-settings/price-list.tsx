import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ivaText } from '../../lib/charges.ts';
import { errorText } from '../../lib/errors.ts';
import { parsePesos, typedPesos } from '../../lib/pesos.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { IVA_NAME, IVA_RATES, type IvaRate } from '../../shared/charges.ts';
import { TEXT } from '../../shared/limits.ts';
import { pesosText } from '../../shared/number-words.ts';
import { type Service, serviceInput } from '../../shared/schemas/charge.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { say } from '../../ui/toasts.tsx';

const Editor = ({ start, onClose }: { start: Service | null; onClose: () => void }) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const save = useMutation(trpc.books.saveService.mutationOptions());
  const [typed, setTyped] = useState({
    name: start?.name ?? '',
    price: typedPesos(start?.priceCop),
    iva: start?.iva ?? ('' as IvaRate | ''),
  });
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    const { data, error } = serviceInput.safeParse({
      ...(start && { id: start.id }),
      name: typed.name,
      priceCop: parsePesos(typed.price),
      iva: typed.iva || undefined,
    });
    setIssues(
      Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message])),
    );
    setProblem(undefined);
    if (!data) return;
    try {
      await save.mutateAsync(data);
      say(`«${data.name}» quedó en la lista.`);
      await client.invalidateQueries(trpc.books.services.pathFilter());
      onClose();
    } catch (failure) {
      setProblem(errorText(failure, 'No se pudo guardar el servicio'));
    }
  };
  return (
    <FormDialog
      title={start ? `Cambiar ${start.name}` : 'Agregar un servicio'}
      verb="Guardar"
      pendingText="Guardando..."
      pending={save.isPending}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label="Nombre"
        data-autofocus
        required
        maxLength={TEXT.service}
        value={typed.name}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        error={issues.name}
      />
      <TextField
        label="Precio"
        hint="Con el IVA incluido."
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        unit="COP"
        value={typed.price}
        onChange={({ target }) => setTyped({ ...typed, price: target.value })}
        error={issues.priceCop}
      />
      <SelectField
        label="IVA"
        required
        value={typed.iva}
        onChange={({ target }) => setTyped({ ...typed, iva: target.value as IvaRate })}
        error={issues.iva}
      >
        <option value="">Elige la tarifa</option>
        {IVA_RATES.map((rate) => (
          <option key={rate} value={rate}>
            {IVA_NAME[rate]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
};

/** The price list: what is charged besides the price of a type of visit. */
export const Services = () => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(trpc.books.services.queryOptions());
  const remove = useMutation(trpc.books.removeService.mutationOptions());
  const [editing, setEditing] = useState<Service | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Service | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const leave = async (service: Service) => {
    try {
      await remove.mutateAsync({ id: service.id });
      say(`«${service.name}» se quitó.`);
      await client.invalidateQueries(trpc.books.services.pathFilter());
      setLeaving(null);
    } catch (failure) {
      setProblem(errorText(failure, 'No se pudo quitar el servicio'));
    }
  };
  return (
    <section className="grid gap-4 narrow-form" aria-labelledby="servicios">
      <div className="row-head">
        <h3 id="servicios">Lista de servicios</h3>
        <button type="button" className="btn line small" onClick={() => setEditing('new')}>
          Agregar
        </button>
      </div>
      <p className="soft">Lo demás que cobras, con su precio y su IVA: se elige al terminar la visita.</p>
      {error && !data && (
        <LoadFailure text={errorText(error, 'No se pudo cargar la lista')} onRetry={() => refetch()} />
      )}
      {!data && !error && <Loading label="Cargando la lista" rows={3} />}
      {data?.length === 0 && <Empty title="Ninguno todavía">Vacunas, exámenes, procedimientos, concentrado.</Empty>}
      <ul className="setting-lines">
        {data?.map((service) => (
          <li key={service.id} className="setting-line">
            <span>
              <b>{service.name}</b>
              <span className="block small soft num">
                {pesosText(service.priceCop)} · {ivaText(service.iva)}
              </span>
            </span>
            <span className="member-acts">
              <button type="button" className="btn line small" onClick={() => setEditing(service)}>
                Editar<span className="sr-only"> {service.name}</span>
              </button>
              <button type="button" className="btn danger-line small" onClick={() => setLeaving(service)}>
                Quitar<span className="sr-only"> {service.name}</span>
              </button>
            </span>
          </li>
        ))}
      </ul>
      {editing && <Editor start={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      {leaving && (
        <Confirm
          title={`¿Quitar «${leaving.name}»?`}
          verb={`Quitar «${leaving.name}»`}
          pendingText="Quitando..."
          pending={remove.isPending}
          error={problem}
          onClose={() => setLeaving(null)}
          onConfirm={() => leave(leaving)}
        >
          <p>Sale de la lista. Lo que ya se cobró con él no cambia.</p>
        </Confirm>
      )}
    </section>
  );
};
