import { Link } from 'wouter';
import { AuditLog } from '../features/accounts/audit-log.tsx';
import { WithoutConsent } from '../features/accounts/without-consent.tsx';
import { policy } from '../features/guides/catalogue.ts';
import { emergencyNumbers } from '../features/guides/first-aid/numbers.ts';
import { BackupGuide } from '../features/settings/backup-guide.tsx';
import { Choices, Notice } from '../features/settings/choices.tsx';
import { ContentFact } from '../features/settings/content-fact.tsx';
import { LivesForm } from '../features/settings/lives-form.tsx';
import { OutboxState } from '../features/settings/outbox.tsx';
import { ServiceState } from '../features/settings/service-state.tsx';
import { counted } from '../lib/formats.ts';
import { defineScreen } from '../lib/screen.ts';
import { useWide } from '../lib/wide.ts';
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
      how={
        <>
          Edita <code>content/numeros.yaml</code>, pon en <code>reviewed</code> el día en que los verificaste y
          despliega con <code>npm run deploy</code>.
        </>
      }
    >
      No se cambian desde aquí: quien mantiene el servicio verifica cada línea, anota el día y publica la versión nueva.
    </ContentFact>
    <ContentFact
      title="Política de datos"
      dated="Vigente desde"
      date={data.since}
      version={POLICY_VERSION}
      seen={{ to: '/privacidad', text: 'Ver la política' }}
      how={
        <>
          Edita <code>content/politica.yaml</code> (quién responde por los datos es <code>controller</code>), renueva la
          versión con <code>npm run fix</code> y despliega con <code>npm run deploy</code>.
        </>
      }
    >
      No se cambia desde aquí: quien mantiene el servicio publica el texto nuevo, y a cada persona se le pide que lo
      acepte al ingresar.
      {!data.hasController && (
        <> Todavía no dice quién responde por los datos personales: la ley lo pide, y sin eso no se puede publicar.</>
      )}
    </ContentFact>
  </div>
);

const sectionsOf = (data: Data): Section[] => [
  {
    id: 'opciones',
    inShort: 'Registro de cuentas, clínica por defecto',
    title: 'Opciones',
    icon: 'settings',
    body: <Choices />,
  },
  {
    id: 'aviso',
    inShort: 'Una franja en todas las páginas',
    title: 'Aviso en las páginas',
    icon: 'info',
    body: <Notice />,
  },
  {
    id: 'sesiones',
    inShort: 'Cuánto dura cada sesión, por rol',
    title: 'Duración de las sesiones',
    icon: 'clock',
    body: <LivesForm />,
  },
  {
    id: 'contenido',
    inShort: 'Cuándo se revisaron y cómo se cambian',
    title: 'Números y política',
    icon: 'phone',
    body: <Content data={data} />,
  },
  {
    id: 'consentimiento',
    inShort: 'Quiénes no han aceptado la política vigente',
    title: 'Cuentas sin consentimiento',
    icon: 'shield-check',
    body: <WithoutConsent />,
  },
  {
    id: 'correo',
    inShort: 'Lo que espera y lo que no salió',
    title: 'Correo que sale',
    icon: 'mail',
    body: <OutboxState />,
  },
  {
    id: 'estado',
    inShort: 'Cuentas, citas, base de datos, última limpieza',
    title: 'Estado del servicio',
    icon: 'activity',
    body: <ServiceState />,
  },
  {
    id: 'copias',
    inShort: 'Cómo guardar una copia y volver en el tiempo',
    title: 'Copias de seguridad',
    icon: 'download',
    body: <BackupGuide />,
  },
  {
    id: 'accesos',
    inShort: 'Quién entró, quién lo intentó y desde qué red',
    title: 'Accesos',
    icon: 'activity',
    body: (
      <>
        <p className="soft measure">
          Quién entró a cada cuenta, quién lo intentó y desde qué red. Por cuenta, red y días, y como archivo.
        </p>
        <p>
          <Link href="/dashboard/toor/accesos" className="btn line">
            Ver los accesos
          </Link>
        </p>
      </>
    ),
  },
  {
    id: 'auditoria',
    inShort: 'Quién hizo qué, cuándo y por qué',
    title: 'Auditoría',
    icon: 'history',
    body: <AuditLog />,
  },
];

/** Folded on a phone, where they were sixteen screens long. */
const Sections = ({ data }: { data: Data }) => (
  <Sectioned label="Secciones de la configuración" sections={sectionsOf(data)} folds={!useWide(45)} />
);

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
      <Sections data={data} />
    </div>
  ),
});
