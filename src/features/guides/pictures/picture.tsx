import type { Folder } from '../../../shared/species.ts';

/** Widths of every drawing besides the full 1200 px (scripts write them). */
const WIDTHS = [320, 480, 800] as const;

type PictureProps = {
  folder: Folder;
  slug: string;
  /** 1 retrato, 2 cuerpo, 3 colores, 4 en casa, 5 pliegues. */
  n: number;
  alt: string;
  /** How wide it is drawn, as the `sizes` attribute says it. */
  sizes: string;
  /** Loads at once; all others when they come near. */
  eager?: boolean;
  /** The picture a page is about: loads at once and before everything else. */
  lead?: boolean;
  className?: string;
};

/** A drawing of a breed at `/images/{folder}/{slug}/{n}.webp`, 1200×900, in the width the screen needs. */
export const Picture = ({ folder, slug, n, alt, sizes, eager = false, lead = false, className }: PictureProps) => {
  const base = `/images/${folder}/${encodeURIComponent(slug)}/${n}`;
  return (
    <img
      src={`${base}.webp`}
      srcSet={[...WIDTHS.map((width) => `${base}-${width}.webp ${width}w`), `${base}.webp 1200w`].join(', ')}
      sizes={sizes}
      width={1200}
      height={900}
      alt={alt}
      className={className}
      decoding="async"
      {...(eager || lead ? {} : { loading: 'lazy' as const })}
      {...(lead ? { fetchPriority: 'high' as const } : {})}
    />
  );
};
