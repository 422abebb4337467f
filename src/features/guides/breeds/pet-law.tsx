import type { LegalFile } from '../../../../content/schema/facts.ts';
import { isSpecialHandling } from '../../../shared/special-handling.ts';
import type { Species } from '../../../shared/species.ts';
import { Icon } from '../../../ui/icon.tsx';
import { monthOf } from '../figures.ts';
import { Prose } from '../prose.tsx';
import type { LegalNotice } from './legal-band.tsx';

/** The notices that content/legal.yaml holds. */
export const legalFile = async (): Promise<LegalFile> => (await import('guides:facts/legal')).default;

const SPECIAL = 'manejo-especial';

/** What the law says of somebody's animal, by its breed's `flags` or by the name that its owner gave; null: nothing special. */
export const noticeFor = (
  { notices, reviewed }: LegalFile,
  pet: { species: Species; breed: string | null },
  flags: readonly string[],
): LegalNotice | null => {
  const notice = notices.find(
    ({ key }) => flags.includes(key) || (key === SPECIAL && isSpecialHandling(pet.species, pet.breed)),
  );
  return notice ? { ...notice, reviewed } : null;
};

/** Whether a notice is that of dogs 'de manejo especial', whose papers the pet's page follows. */
export const isSpecial = (notice: LegalNotice): boolean => notice.key === SPECIAL;

/** The law on a pet's page: its text opened on demand, its norms and the day of the last check. */
export const PetLaw = ({ notice }: { notice: LegalNotice }) => (
  <details className="fold pet-law">
    <summary>
      <Icon name="chevron-down" />
      Qué dice la ley y de dónde lo sacamos
    </summary>
    <Prose text={notice.text} />
    <p className="small">{notice.norms.join(' · ')}.</p>
    <p className="small soft">
      Revisado en {monthOf(notice.reviewed)}. Esta página orienta; el trámite te lo confirma la autoridad.
    </p>
  </details>
);

/** A notice that is not about papers: birds that the law protects. */
export const PetNotice = ({ notice }: { notice: LegalNotice }) => (
  <section className="pet-notice" aria-labelledby="ley">
    <Icon name="scale" />
    <div>
      <h2 id="ley">{notice.title}</h2>
      <PetLaw notice={notice} />
    </div>
  </section>
);
