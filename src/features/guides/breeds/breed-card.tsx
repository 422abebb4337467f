import type { BreedSummary } from '../../../../content/schema/summary.ts';
import { paths } from '../../../shared/paths.ts';
import type { Folder } from '../../../shared/species.ts';
import { Icon } from '../../../ui/icon.tsx';
import { span } from '../figures.ts';
import { cardData } from './breed-list-cards.ts';
import { BreedThumb } from './breed-thumb.tsx';

const FLAGS: Record<string, { icon: 'scale' | 'heart-pulse'; label: string }> = {
  'manejo-especial': { icon: 'scale', label: 'De manejo especial' },
  silvestre: { icon: 'scale', label: 'Fauna silvestre' },
  'silvestre-genero': { icon: 'scale', label: 'Fauna silvestre' },
  'exotica-restringida': { icon: 'scale', label: 'Exótica restringida' },
  'no-mantener': { icon: 'scale', label: 'No mantener' },
  bienestar: { icon: 'heart-pulse', label: 'Aviso de bienestar' },
};

/** A breed in its list (spec §2): name, origin, size, years, temperament. The whole card is one link. */
export const BreedCard = ({ folder, breed, first }: { folder: Folder; breed: BreedSummary; first: boolean }) => {
  const flag = breed.flags.map((name) => FLAGS[name]).find(Boolean);
  return (
    <li className="breed-card" {...cardData(breed)}>
      <div className="breed-card-art">
        <BreedThumb
          folder={folder}
          breed={breed}
          alt
          eager={first}
          // 126 px wide on a phone; said a little smaller, so that one of three dots a pixel takes the 320 px file.
          sizes="(min-width: 82.5rem) 290px, (min-width: 60rem) 30vw, 106px"
        />
        {flag && (
          <span className="tag warn breed-card-flag">
            <Icon name={flag.icon} />
            {flag.label}
          </span>
        )}
      </div>
      <div className="breed-card-text">
        <h2>
          <a href={paths.breed(folder, breed.slug)}>{breed.name}</a>
        </h2>
        <dl>
          <div>
            <dt>Origen:</dt>
            <dd data-is="origin">{breed.origin}</dd>
          </div>
          <div>
            <dt>Tamaño:</dt>
            <dd data-is="size">{breed.size}</dd>
          </div>
          <div>
            <dt>Esperanza de vida:</dt>
            <dd className="num">{span(breed.years, 'años')}</dd>
          </div>
          <div className="breed-card-mood">
            <dt className="sr-only">Temperamento:</dt>
            <dd>{breed.temperament}</dd>
          </div>
        </dl>
        <label className="pick needs-js no-print">
          <input type="checkbox" data-control="comparar" value={breed.slug} />
          <span aria-hidden="true">
            <Icon name="check" />
          </span>
          Comparar <span className="sr-only">{breed.name}</span>
        </label>
      </div>
    </li>
  );
};
