import { AuditLog } from '../features/accounts/audit-log.tsx';
import { WithoutConsent } from '../features/accounts/without-consent.tsx';
import { emergencyNumbers } from '../features/guides/aid-data.ts';
import { policy } from '../features/guides/catalogue.ts';
import { BackupGuide } from '../features/settings/backup-guide.tsx';
import { Choices, Notice } from '../features/settings/choices.tsx';
import { ContentFact } from '../features/settings/content-fact.tsx';
import { LivesForm } from '../features/settings/lives-form.tsx';
import { OutboxState } from '../features/settings/outbox.tsx';
import { ServiceState } from '../features/settings/service-state.tsx';
import { counted } from '../lib/formats.ts';
import { defineScreen } from '../lib/screen.ts';
import { paths } from '../shared/paths.ts';
import { POLICY_VERSION } from '../shared/policy-version.ts';
import { type Section, Sectioned } from '../ui/sectioned.tsx';

const TITLE = 'Configuración';

const load = async () => {
  const [numbers, { since, controller }] = await Promise.all([emergencyNumbers(), policy()]);
  return { reviewed: numbers.reviewed, lines: numbers.lines.length, since, hasController: controller !== null };
};
type Data = Awaited<ReturnType<typeof load>>;

const Content = ({ data }: { data: Data }) => (
  <div className="content-cards">
    <ContentFact
      title="Números de emergencia"
      dated="Revisados"
      date={data.reviewed}
      version={`${data.reviewed}, ${counted(data.lines, 'línea', 'líneas')}`}
      seen={{ to: paths.firstAid('contactos'), text: 'Ver los números' }}
    >
      Viven en <code>content/numeros.yaml</code>: edita el archivo, pon en <code>reviewed</code> el día en que los
      verificaste y despliega con <code>npm run deploy</code>.
    </ContentFact>
    <ContentFact
      title="Política de datos"
      dated="Vigente desde"
      date={data.since}
      version={POLICY_VERSION}
      seen={{ to: '/privacidad', text: 'Ver la política' }}
    >
      Vive en <code>content/politica.yaml</code>: edita el archivo, renueva la versión con <code>npm run fix</code> y
      despliega con <code>npm run deploy</code>. A cada persona se le pide que acepte la nueva al ingresar.
      {!data.hasController && (
        <>
          {' '}
          Todavía no dice quién responde por los datos (<code>controller</code>): sin eso no se puede desplegar.
        </>
      )}
    </ContentFact>
  </div>
);

const sectionsOf = (data: Data): Section[] => [
  { id: 'opciones', title: 'Opciones', icon: 'settings', body: <Choices /> },
  { id: 'aviso', title: 'Aviso en las páginas', icon: 'info', body: <Notice /> },
  { id: 'sesiones', title: 'Duración de las sesiones', icon: 'clock', body: <LivesForm /> },
  { id: 'contenido', title: 'Números y política', icon: 'phone', body: <Content data={data} /> },
  { id: 'consentimiento', title: 'Cuentas sin consentimiento', icon: 'shield-check', body: <WithoutConsent /> },
  { id: 'correo', title: 'Correo que sale', icon: 'mail', body: <OutboxState /> },
  { id: 'estado', title: 'Estado del servicio', icon: 'activity', body: <ServiceState /> },
  { id: 'copias', title: 'Copias de seguridad', icon: 'download', body: <BackupGuide /> },
  { id: 'auditoria', title: 'Auditoría', icon: 'history', body: <AuditLog /> },
];

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
      <Sectioned label="Secciones de la configuración" sections={sectionsOf(data)} />
    </div>
  ),
});
