import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { Alert } from '../../ui/alert.tsx';

/** Asks once whether a language model may write the answers, saying what it would be told. */
export const Agreement = ({
  name,
  onAgreed,
  onDeclined,
}: {
  name: string;
  onAgreed: () => void;
  onDeclined: () => void;
}) => {
  const trpc = useTRPC();
  const agree = useMutation(trpc.consult.agree.mutationOptions({ onSuccess: onAgreed }));
  return (
    <section className="agreement" aria-labelledby="acuerdo">
      <h3 id="acuerdo">¿Quieres que un modelo de lenguaje redacte la respuesta?</h3>
      <p>
        Le llegan tu pregunta, estos pasajes, y de {name} la especie, la raza, la edad, el peso, las alergias y las
        medicinas. No le llegan tu nombre ni tus datos, y aquí no se guarda nada de la conversación. Puedes retirar el
        permiso cuando quieras.
      </p>
      {agree.error && <Alert tone="bad">{errorText(agree.error, 'No se pudo guardar tu respuesta')}</Alert>}
      <div className="form-acts">
        <button
          type="button"
          className="btn primary"
          aria-disabled={agree.isPending || undefined}
          onClick={() => !agree.isPending && agree.mutate({ agrees: true })}
        >
          {agree.isPending ? 'Guardando...' : 'Sí, autorizo'}
        </button>
        <button type="button" className="btn line" onClick={onDeclined}>
          No, solo las guías
        </button>
      </div>
    </section>
  );
};

/** Takes the permission back. */
export const Withdraw = ({ onDone }: { onDone: () => void }) => {
  const trpc = useTRPC();
  const agree = useMutation(trpc.consult.agree.mutationOptions({ onSuccess: onDone }));
  return (
    <button
      type="button"
      className="link small"
      aria-disabled={agree.isPending || undefined}
      onClick={() => !agree.isPending && agree.mutate({ agrees: false })}
    >
      Dejar de usar el modelo
    </button>
  );
};
