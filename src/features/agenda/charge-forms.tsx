import { useState } from 'react';
import { parsePesos, typedPesos } from '../../lib/pesos.ts';
import { TYPE_NAME } from '../../shared/appointments.ts';
import { pesosText } from '../../shared/number-words.ts';
import { copAmount } from '../../shared/schemas/cop.ts';
import { TextField } from '../../ui/field.tsx';
import { AskForm, type FormProps, focusInvalid, ReasonForm } from './visit-forms.tsx';

/** What was charged. The usual price of the type stands in the field; nothing charged is 0. `again`: the visit is over already. */
export const CompleteForm = ({
  visit,
  work,
  formId,
  price,
  again = false,
}: FormProps & { price: number | undefined; again?: boolean }) => {
  const [typed, setTyped] = useState(typedPesos(price));
  const [error, setError] = useState<string>();
  const charge = parsePesos(typed);
  const send = async () => {
    const { data: chargeCop, error: wrong } = copAmount('valor').safeParse(charge);
    setError(
      charge === undefined ? 'Escribe cuánto se cobró; si no se cobró nada, escribe 0.' : wrong?.issues[0]?.message,
    );
    if (chargeCop === undefined) return focusInvalid(formId);
    const refusal = await (again ? work.charge(visit, chargeCop) : work.take(visit, { act: 'complete', chargeCop }));
    if (refusal && !refusal.stands) setError(refusal.message);
  };
  return (
    <AskForm formId={formId} onSend={send}>
      <TextField
        label="Valor cobrado"
        hint={
          price === undefined
            ? 'En pesos. Si no se cobró nada, escribe 0.'
            : `Precio de ${TYPE_NAME[visit.type].toLowerCase()}: ${pesosText(price)}. Cámbialo si se cobró otro valor.`
        }
        // Without it the dialog gives the focus to 'Cerrar', and Enter would close it.
        data-autofocus
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        unit="COP"
        required
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={error}
      />
      {charge !== undefined && !Number.isNaN(charge) && (
        <p className="soft small num" aria-live="polite">
          Se anotan {pesosText(charge)} en los ingresos {again ? 'del día de la visita' : 'de hoy'}.
        </p>
      )}
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
      no se borra: queda anulado, con tu nombre, la hora y el motivo.
    </p>
  </ReasonForm>
);
