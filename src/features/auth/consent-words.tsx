/** What is said when the box of the consent is not ticked. */
export const TICK_CONSENT = 'Marca la casilla: sin tu autorización no podemos guardar tus datos.';

/** The sentence beside the box of the consent. */
export const ConsentWords = () => (
  <>
    He leído la{' '}
    <a href="/privacidad" target="_blank" rel="noreferrer">
      política de tratamiento de datos<span className="sr-only"> (se abre en otra pestaña)</span>
    </a>{' '}
    y autorizo el uso de mis datos para prestarme el servicio.
  </>
);
