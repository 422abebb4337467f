import { useState } from 'react';
import { NO_PARTS, paidOf, type TypedPaid, typedPaid } from '../../lib/charges.ts';
import { TYPE_NAME } from '../../shared/appointments.ts';
import { type ChargeItem, itemsIva, itemsTotal, paidTotal } from '../../shared/charges.ts';
import { TEXT } from '../../shared/limits.ts';
import { pesosText } from '../../shared/number-words.ts';
import { chargeBody, type Service } from '../../shared/schemas/charge.ts';
import type { ClinicSettings } from '../../shared/schemas/clinic.ts';
import type { ClinicVisit } from '../../shared/schemas/visit.ts';
import { TextField } from '../../ui/field.tsx';
import { PaidFields } from './books/paid-fields.tsx';
import { ChargeItems, type ItemIssues, itemOf, type TypedItem, typedItem } from './charge-items.tsx';
import { AskForm, type FormProps, focusInvalid, ReasonForm } from './visit-forms.tsx';

/** What a form of a charge is begun with. `mode`: as the visit ends, anew after a void, or in place of a wrong one. */
export type ChargeProps = FormProps & {
  mode: 'complete' | 'charge' | 'correct';
  settings: ClinicSettings;
  services: readonly Service[];
  full: ClinicVisit;
};

const isWhole = (items: readonly ChargeItem[]) => !Number.isNaN(itemsTotal(items));
const AMOUNT = 'Escribe cuánto se cobró; si no se cobró nada, escribe 0.';
const issuesOf = (
  issues: readonly { path: PropertyKey[]; message: string }[],
  items: readonly TypedItem[],
): ItemIssues[] =>
  items.map((item, index) => {
    const of: ItemIssues = {};
    for (const { path, message } of issues)
      if (path[0] === 'items' && path[1] === index) of[path[2] as keyof ChargeItem] ??= message;
    if (item.unit.trim() === '') of.unitCop = AMOUNT;
    return of;
  });

/** What stands for the charge that is written, so that one press takes the usual. */
const beginOf = ({ mode, visit, settings, full }: ChargeProps) => {
  const wrong = mode === 'correct' ? full.charges.findLast(({ voided }) => voided === null) : undefined;
  if (wrong)
    return {
      items: wrong.items.map(typedItem),
      paid: typedPaid(wrong.paid, wrong.cop),
      ahead: full.balance + wrong.cop - paidTotal(wrong.paid),
    };
  const iva = settings.priceIva[visit.type] ?? null;
  const first = typedItem({ name: TYPE_NAME[visit.type], iva });
  const price = settings.prices[visit.type];
  return {
    items: [price === undefined ? first : { ...first, unit: typedItem({ unitCop: price }).unit }],
    paid: { way: 'cash', parts: NO_PARTS } satisfies TypedPaid,
    ahead: full.balance,
  };
};

/** What it all comes to, said while it is typed. */
const Sum = ({
  items,
  paid,
  ahead,
  mode,
}: {
  items: ChargeItem[];
  paid: number;
  ahead: number;
  mode: ChargeProps['mode'];
}) => {
  const total = itemsTotal(items);
  const iva = itemsIva(items);
  const after = ahead + paid - total;
  return (
    <div className="charge-sum num" aria-live="polite">
      <p>
        Total <b>{pesosText(total)}</b>
        {iva > 0 && <span className="soft small"> · IVA incluido {pesosText(iva)}</span>}
      </p>
      {ahead > 0 && <p className="small">Tiene {pesosText(ahead)} a favor, que se descuentan de lo que paga ahora.</p>}
      {ahead < 0 && <p className="small">De antes debe {pesosText(-ahead)}.</p>}
      {after < 0 && <p className="small">Queda debiendo {pesosText(-after)}.</p>}
      <p className="soft small">
        Se anotan {pesosText(total)} en los ingresos {mode === 'complete' ? 'de hoy' : 'del día de la visita'}.
      </p>
    </div>
  );
};

/** What is charged and how it is paid. The usual price of the type stands there; nothing charged is 0. */
export const ChargeForm = (props: ChargeProps) => {
  const { visit, work, formId, mode, settings, services } = props;
  const [begin] = useState(() => beginOf(props));
  const [items, setItems] = useState<TypedItem[]>(begin.items);
  const [paid, setPaid] = useState<TypedPaid>(begin.paid);
  const [reason, setReason] = useState('');
  const [issues, setIssues] = useState<ItemIssues[]>([]);
  const [error, setError] = useState<{ paid?: string | undefined; reason?: string | undefined }>({});
  const lines = items.map(itemOf);
  const price = settings.prices[visit.type];
  const due = isWhole(lines) ? Math.max(0, itemsTotal(lines) - Math.max(0, begin.ahead)) : 0;
  const body = { items: lines, paid: paidOf(paid, due) };
  const send = async () => {
    const { data: charge, error: wrong } = chargeBody.safeParse(body);
    const lacks = mode === 'correct' && reason.trim() === '' ? 'Escribe por qué se corrige.' : undefined;
    setIssues(issuesOf(wrong?.issues ?? [], items));
    setError({
      paid: wrong?.issues.find(({ path }) => path[0] === 'paid' || path.length === 1)?.message,
      reason: lacks,
    });
    if (!charge || lacks) return focusInvalid(formId);
    const refusal = await (mode === 'complete'
      ? work.take(visit, { act: 'complete', charge })
      : mode === 'charge'
        ? work.charge(visit, charge)
        : work.correct(visit, reason.trim(), charge));
    if (refusal && !refusal.stands) setError({ paid: refusal.message });
  };
  return (
    <AskForm formId={formId} onSend={send}>
      {mode === 'correct' && (
        <>
          <p>El cobro de {pesosText(visit.chargeCop ?? 0)} queda anulado a la vista, y este lo reemplaza.</p>
          <TextField
            label="Por qué se corrige"
            maxLength={TEXT.reason}
            required
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={error.reason}
          />
        </>
      )}
      <ChargeItems
        items={items}
        onChange={setItems}
        services={services}
        hint={
          price === undefined
            ? 'En pesos. Si no se cobró nada, escribe 0.'
            : `Precio de ${TYPE_NAME[visit.type].toLowerCase()}: ${pesosText(price)}. Cámbialo si se cobró otro valor.`
        }
        issues={issues}
      />
      <PaidFields paid={paid} onChange={setPaid} mayOwe error={error.paid} />
      {isWhole(lines) && <Sum items={lines} paid={paidTotal(body.paid)} ahead={begin.ahead} mode={mode} />}
    </AskForm>
  );
};

/** Why a charge is taken back: it stays beside the charge. */
export const VoidForm = ({ visit, work, formId }: FormProps) => (
  <ReasonForm
    formId={formId}
    hint="Lo lee el equipo de la clínica."
    missing="Escribe por qué se anula."
    send={(reason) => work.takeBack(visit, reason)}
  >
    <p>
      Los <b className="num">{pesosText(visit.chargeCop ?? 0)}</b> salen de los ingresos del mes de la visita. El cobro
      no se borra: queda anulado, con tu nombre, la hora y el motivo. Lo que se recibió cuenta como devuelto.
    </p>
  </ReasonForm>
);
