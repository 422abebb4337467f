import type { BreedSummary } from '../../../../content/schema/summary.ts';
import type { Folder } from '../../../shared/species.ts';
import { Mark } from '../../../ui/icon.tsx';
import { Picture } from '../pictures/picture.tsx';

type ThumbProps = {
  folder: Folder;
  breed: Pick<BreedSummary, 'slug' | 'portrait'>;
  sizes?: string;
  eager?: boolean;
  alt?: boolean;
  className?: string;
};

/** The retrato of a breed on its species' tint; its track where there is no drawing yet. */
export const BreedThumb = ({
  folder,
  breed,
  sizes = '64px',
  eager = false,
  alt = false,
  className = '',
}: ThumbProps) => (
  <span className={`thumb ${className}`} data-species={folder}>
    {breed.portrait ? (
      <Picture folder={folder} slug={breed.slug} n={1} alt={alt ? breed.portrait : ''} sizes={sizes} eager={eager} />
    ) : (
      <Mark name={`track-${folder}`} className="thumb-track" />
    )}
  </span>
);
