const Command = ({ children }: { children: string }) => (
  // The line may be longer than the screen: who uses the keyboard scrolls it too.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
  <pre className="command" tabIndex={0}>
    <code>{children}</code>
  </pre>
);

/** How to keep a copy of the database and go back in time. The commands run where the project is, not here. */
export const BackupGuide = () => (
  <>
    <p className="soft measure">
      Se hacen con comandos, en el computador desde donde se despliega el servicio y en la carpeta del proyecto.
    </p>
    <article className="setting">
      <h3>Guardar una copia</h3>
      <p className="measure">
        Son dos archivos: con uno solo no se puede restaurar, porque las tablas dependen unas de otras.
      </p>
      <Command>npx wrangler d1 export DB --remote --no-data --output schema.sql</Command>
      <Command>npx wrangler d1 export DB --remote --no-schema --output data.sql</Command>
      <p className="measure">
        Llevan los datos de las personas: guárdalos cifrados, donde solo entre quien responde por ellos, y bórralos
        cuando dejen de servir. Una copia por semana es lo prudente; hazla también antes de cada despliegue grande.
      </p>
    </article>
    <article className="setting">
      <h3>Volver en el tiempo</h3>
      <p className="measure">
        La base guarda cada minuto de los últimos 30 días (7 en el plan gratuito). Pide el marcador del momento bueno y
        restáuralo; la respuesta trae el marcador de antes, con el que se deshace.
      </p>
      <Command>npx wrangler d1 time-travel info DB --timestamp "2026-11-21T08:00:00-05:00"</Command>
      <Command>npx wrangler d1 time-travel restore DB --bookmark MARCADOR</Command>
      <p className="measure">Lo que se escribió después de ese momento se pierde: avisa antes con un aviso.</p>
    </article>
    <article className="setting">
      <h3>Pasar la copia a una base nueva</h3>
      <ol className="steps">
        <li>
          Crea la base y pon el <code>database_id</code> que imprime en <code>wrangler.toml</code>.
          <Command>npx wrangler d1 create patas-y-plumas-2</Command>
        </li>
        <li>
          Carga los dos archivos, en este orden.
          <Command>npx wrangler d1 execute DB --remote --file schema.sql</Command>
          <Command>npx wrangler d1 execute DB --remote --file data.sql</Command>
        </li>
        <li>
          Despliega.
          <Command>npm run deploy</Command>
        </li>
      </ol>
    </article>
    <article className="setting">
      <h3>Si falla el código y los datos están bien</h3>
      <p className="measure">Vuelve a la versión anterior del servicio; la base no se toca.</p>
      <Command>npx wrangler rollback</Command>
    </article>
  </>
);
