import { Link } from 'wouter';
import type { FirstAidSummary } from '../../../content/schema/summary.ts';
import { paths } from '../../shared/routes.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';

const ICONS: Record<string, IconName> = {
  'golpes-y-caidas': 'activity',
  intoxicaciones: 'skull',
  'dificultad-respiratoria': 'wind',
  'golpe-de-calor': 'sun',
  convulsiones: 'zap',
  atragantamiento: 'circle-alert',
  hemorragia: 'droplets',
  'sapo-venenoso': 'triangle-alert',
  'mordedura-de-serpiente': 'worm',
  'parto-con-problemas': 'baby',
  'ave-con-dificultad': 'feather',
  'hamster-frio': 'snowflake',
  rcp: 'heart-pulse',
  'cortes-y-rasgunos': 'bandage',
  quemaduras: 'flame',
  picaduras: 'bug',
  'elementos-basicos': 'list-checks',
  medicamentos: 'pill',
  contactos: 'contact',
};

/** Entries of the guide as rows that a thumb hits. */
export const AidRows = ({ entries }: { entries: readonly FirstAidSummary[] }) => (
  <ul className="aid-rows">
    {entries.map(({ slug, title, hint, urgent, species }) => (
      <li key={slug} data-for={species?.join(' ')}>
        <Link href={paths.firstAid(slug)}>
          <Icon name={ICONS[slug] ?? 'briefcase-medical'} />
          <span>
            <b>{title}</b>
            {urgent && <span className="sr-only">Urgente. </span>}
            {hint}
          </span>
          <Icon name="chevron-right" />
        </Link>
      </li>
    ))}
  </ul>
);
