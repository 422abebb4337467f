import { emergencyNumbers } from '../features/guides/aid-data.ts';
import { policy } from '../features/guides/catalogue.ts';
import { Choices } from '../features/settings/choices.tsx';
import { ContentFact } from '../features/settings/content-fact.tsx';
import { ServiceState } from '../features/settings/service-state.tsx';
import { counted } from '../lib/formats.ts';
import { defineScreen } from '../lib/screen.ts';
import { POLICY_VERSION } from '../shared/policy-version.ts';
import { paths } from '../shared/routes.ts';

const TITLE = 'Configuración';

const load = async () => {
  const [numbers, { since, controller }] = await Promise.all([emergencyNumbers(), policy()]);
  return { reviewed: numbers.reviewed, lines: numbers.lines.length, since, hasController: controller !== null };
};

export const screen = defineScreen({
  api: true,
  load,
  head: () => ({ title: TITLE, description: 'Opciones y estado del servicio.' }),
  View: ({ data }) => (
    <div className="wrap-app app-screen settings-page">
      <header className="screen-head">
        <div>
          <p className="soft small">Opciones y estado del servicio</p>
          <h1>{TITLE}</h1>
        </div>
      </header>
      <div className="settings-columns">
        <Choices />
        <ServiceState />
        <section className="opened settings-block" aria-labelledby="settings-content">
          <h2 id="settings-content">Números y política</h2>
          <div className="content-cards">
            <ContentFact
              title="Números de emergencia"
              dated="Revisados"
              date={data.reviewed}
              version={`${data.reviewed}, ${counted(data.lines, 'línea', 'líneas')}`}
              seen={{ to: paths.firstAid('contactos'), text: 'Ver los números' }}
            >
              Viven en <code>content/numeros.yaml</code>: edita el archivo, pon en <code>reviewed</code> el día en que
              los verificaste y despliega con <code>npm run deploy</code>.
            </ContentFact>
            <ContentFact
              title="Política de datos"
              dated="Vigente desde"
              date={data.since}
              version={POLICY_VERSION}
              seen={{ to: '/privacidad', text: 'Ver la política' }}
            >
              Vive en <code>content/politica.yaml</code>: edita el archivo, renueva la versión con{' '}
              <code>npm run fix</code> y despliega con <code>npm run deploy</code>.
              {!data.hasController && (
                <>
                  {' '}
                  Todavía no dice quién responde por los datos (<code>controller</code>): sin eso no se puede desplegar.
                </>
              )}
            </ContentFact>
          </div>
        </section>
      </div>
    </div>
  ),
});
