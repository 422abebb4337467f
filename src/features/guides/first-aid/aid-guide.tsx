import { Fragment } from 'react';
import { signAnchor } from '../../../../content/schema/act-kinds.ts';
import type { NumbersFile, VitalsFile } from '../../../../content/schema/facts.ts';
import { FIRST_AID_GROUPS, type FirstAidGroup } from '../../../../content/schema/first-aid-groups.ts';
import type { FirstAidSummary } from '../../../../content/schema/summary.ts';
import { Island } from '../../../lib/island.tsx';
import { paths } from '../../../shared/paths.ts';
import { FOLDERS } from '../../../shared/species.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Provenance } from '../provenance.tsx';
import { SpeciesSwitch } from '../species/species-switch.tsx';
import { ToxicEntry } from '../toxics/toxic-entry.tsx';
import { VitalSigns } from '../vital-signs/vital-signs.tsx';
import { AidPage } from './aid-page.tsx';
import { AidRows } from './aid-row.tsx';
import { UrgentDoors } from './urgent-doors.tsx';

export type AidGuideData = { entries: FirstAidSummary[]; numbers: NumbersFile; vitals: VitalsFile; toxics: number };

export const AID_TITLE = 'Primeros Auxilios';
export const AID_NOTICE =
  'En una emergencia grave, contacta de inmediato a tu veterinario. Mientras tanto, sigue los pasos.';

/** What a frightened person sees first, the entry that answers it, and the sign of it where its first one is another's. */
const TRIAGE: readonly (readonly [slug: string, label: string, sign?: string])[] = [
  ['dificultad-respiratoria', 'Respira con esfuerzo'],
  ['hemorragia', 'Sangra y no para'],
  ['hemorragia', 'Vómito o popó con sangre', 'sangre-por-dentro'],
  ['atragantamiento', 'Se atoró'],
  ['convulsiones', 'Convulsiona'],
  ['golpe-de-calor', 'Le dio el calor'],
  ['golpes-y-caidas', 'Se golpeó o se cayó'],
  ['golpes-y-caidas', 'No mueve las patas de atrás', 'patas-de-atras'],
  ['gato-que-no-orina', 'Puja y no orina'],
  ['barriga-hinchada', 'Barriga dura e hinchada'],
  ['mordedura-de-serpiente', 'Lo mordió una serpiente'],
  ['quemaduras', 'Se quemó'],
  ['ojo-herido', 'Se hirió un ojo'],
  ['ahogamiento', 'Cayó al agua'],
  ['hamster-frio', 'Hámster frío que no se mueve'],
  ['ave-con-dificultad', 'Ave esponjada en el piso'],
];

const GROUPS = Object.entries(FIRST_AID_GROUPS) as [FirstAidGroup, string][];

const Triage = ({ entries }: Pick<AidGuideData, 'entries'>) => (
  <section className="triage no-print" aria-labelledby="que-pasa">
    <h2 id="que-pasa">Primero, míralo. ¿Qué le pasa?</h2>
    <ul className="triage-doors">
      {TRIAGE.map(([slug, label, sign]) => {
        const entry = entries.find((one) => one.slug === slug);
        return (
          entry && (
            <li key={label} data-for={entry.species?.join(' ')}>
              <a href={`${paths.firstAid(slug)}${sign ? `#${signAnchor(sign)}` : ''}`}>
                {label}
                <Icon name="arrow-right" />
              </a>
            </li>
          )
        );
      })}
    </ul>
  </section>
);

/** The first-aid guide (spec §2): for whom, what is happening, then the three groups, then counting and the normal vital signs. */
export const AidGuide = ({ entries, numbers, vitals, toxics }: AidGuideData) => (
  <AidPage trail={[]} current={AID_TITLE} numbers={numbers} folders={FOLDERS}>
    <h1>{AID_TITLE}</h1>
    <p className="aid-notice">
      <Icon name="triangle-alert" />
      {AID_NOTICE}
    </p>
    <UrgentDoors toxics={toxics} />
    <SpeciesSwitch />
    <Triage entries={entries} />
    {GROUPS.map(([group, title]) => (
      <Fragment key={group}>
        <section className="aid-group" aria-labelledby={group}>
          <h2 id={group}>{title}</h2>
          {group === 'urgentes' && (
            <p className="tag bad">
              <Icon name="siren" />
              Urgente
            </p>
          )}
          <AidRows entries={entries.filter((entry) => entry.group === group)} />
        </section>
        {group === 'urgentes' && <ToxicEntry />}
      </Fragment>
    ))}
    <Island name="vital-counter" props={{ rows: vitals.rows, counting: vitals.counting }} />
    <VitalSigns vitals={vitals} />
    <Provenance sources={vitals.sources} revised={vitals.revised} review={null} />
  </AidPage>
);
