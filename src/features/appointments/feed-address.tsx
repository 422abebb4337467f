import { googleFeedLink, webcalLink } from '../../shared/calendar-links.ts';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../ui/toasts.tsx';

/** The new address of a calendar: told this once, so it stays on the screen until the person leaves. */
export const FeedAddress = ({ path }: { path: string }) => {
  const address = new URL(path, location.origin).href;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => say('Copiamos la dirección.'),
      () => say('No se pudo copiar: selecciónala y cópiala a mano.'),
    );
  return (
    <div className="feed-fresh">
      <TextField
        label="Dirección de tu calendario"
        hint="Se muestra solo esta vez: agrégala ahora, o cópiala y pégala en tu calendario («Agregar por URL» o «Suscribirse»)."
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="form-acts">
        <a className="btn primary" href={webcalLink(address)}>
          <Icon name="calendar-plus" />
          Agregar al calendario de este dispositivo
        </a>
        <a className="btn line" href={googleFeedLink(address)} target="_blank" rel="noreferrer">
          Agregar a Google Calendar
        </a>
        <button type="button" className="btn line" onClick={copy}>
          <Icon name="copy" />
          Copiar la dirección
        </button>
      </div>
      <p className="soft small">Si la agregas a Google Calendar, Google la guarda para consultarla.</p>
    </div>
  );
};
