import type { Destination } from '../../lib/sent-files.ts';
import { FieldError } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { cancelSending, retrySending, type Sending, useArrived, useSendings } from './sendings.ts';

/** Whoever puts a row away stays beside it: with its button, focus would fall to the page's beginning. */
const stayNear = (pressed: HTMLElement) => {
  const row = pressed.closest('li');
  const near = row?.parentElement?.parentElement?.querySelectorAll<HTMLElement>('button') ?? [];
  [...near].find((one) => !row?.contains(one))?.focus();
};

/** A file on its way: how far it is, the way to stop it, and to send it again where that may help. */
const Row = ({ id, name, share, problem, canRetry }: Sending) => (
  <li className="hung">
    <span className="hung-face">
      <Icon name={problem ? 'circle-alert' : 'clock'} />
    </span>
    <div className="hung-words">
      <p className="hung-name">{name}</p>
      {problem ? (
        <FieldError>{problem}</FieldError>
      ) : (
        <progress max={1} value={share} aria-label={`Enviando ${name}`} />
      )}
    </div>
    <div className="hung-acts">
      {problem && canRetry && (
        <button type="button" className="link" onClick={() => retrySending(id)}>
          <Icon name="refresh-cw" />
          Reintentar<span className="sr-only"> {name}</span>
        </button>
      )}
      <button
        type="button"
        className="link"
        onClick={({ currentTarget }) => {
          stayNear(currentTarget);
          void cancelSending(id);
        }}
      >
        <Icon name="x" />
        {problem ? 'Descartar' : 'Cancelar'}
        <span className="sr-only"> {name}</span>
      </button>
    </div>
  </li>
);

/** What is on its way to a place. */
export const Outgoing = ({ to, name }: { to: Pick<Destination, 'kind' | 'of'>; name: string }) => {
  const sendings = useSendings(to);
  const arrived = useArrived(to);
  return (
    <>
      {sendings.length > 0 && (
        <ul className="hung-list no-print" aria-label={`En camino a ${name}`}>
          {sendings.map((sending) => (
            <Row key={sending.id} {...sending} />
          ))}
        </ul>
      )}
      <p className="sr-only" role="status">
        {arrived}
      </p>
    </>
  );
};
