import { Fragment } from 'react';
import { Link } from 'wouter';
import type { NumbersFile, VitalsFile } from '../../../content/schema/facts.ts';
import { FIRST_AID_GROUPS, type FirstAidGroup } from '../../../content/schema/first-aid-groups.ts';
import type { FirstAidSummary } from '../../../content/schema/summary.ts';
import { paths } from '../../shared/routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { AidPage } from './aid-frame.tsx';
import { AidRows } from './aid-row.tsx';
import { Provenance } from './provenance.tsx';
import { ToxicEntry } from './toxic-entry.tsx';
import { VitalSigns } from './vital-signs.tsx';

export type AidGuideData = { entries: FirstAidSummary[]; numbers: NumbersFile; vitals: VitalsFile };

export const AID_TITLE = 'Primeros Auxilios';
export const AID_NOTICE =
  'En una emergencia grave, contacta de inmediato a tu veterinario. Mientras tanto, sigue los pasos.';

/** What a frightened person sees first, and the entry that answers it. */
const TRIAGE = [
  ['rcp', 'No responde o no respira'],
  ['dificultad-respiratoria', 'Respira con esfuerzo'],
  ['hemorragia', 'Sangra y no para'],
  ['intoxicaciones', 'Comió o tocó algo tóxico'],
  ['convulsiones', 'Convulsiona'],
  ['golpes-y-caidas', 'Se golpeó o se cayó'],
] as const;

const GROUPS = Object.entries(FIRST_AID_GROUPS) as [FirstAidGroup, string][];

/** The first-aid guide (spec §2): what is happening, then the three groups, then the normal vital signs. */
export const AidGuide = ({ entries, numbers, vitals }: AidGuideData) => (
  <AidPage trail={[]} current={AID_TITLE} numbers={numbers}>
    <h1>{AID_TITLE}</h1>
    <p className="aid-notice">
      <Icon name="triangle-alert" />
      {AID_NOTICE}
    </p>
    <section className="triage no-print" aria-labelledby="que-pasa">
      <h2 id="que-pasa">Primero, míralo. ¿Qué le pasa?</h2>
      <ul className="triage-doors">
        {TRIAGE.filter(([slug]) => entries.some((entry) => entry.slug === slug)).map(([slug, label]) => (
          <li key={slug}>
            <Link href={paths.firstAid(slug)}>
              {label}
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
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
    <VitalSigns vitals={vitals} />
    <Provenance sources={vitals.sources} revised={vitals.revised} reviewer={null} />
  </AidPage>
);
