import { type ReactNode, useEffect, useRef } from 'react';
import type { AnyBreed } from '../../../content/schema/summary.ts';
import { Frozen } from '../../lib/frozen.tsx';
import type { Folder } from '../../shared/species.ts';
import { type BreedTab, BreedTabs } from './breed-tabs.tsx';
import { Carousel } from './carousel.tsx';
import { wakeTicks } from './wake-ticks.ts';

/** What stands still on a breed's page. */
export type BreedParts = {
  top: ReactNode;
  title: ReactNode;
  facts: ReactNode;
  panels: Record<BreedTab, ReactNode>;
  foot: ReactNode;
};

type FrameProps = {
  folder: Folder;
  slug: string;
  name: string;
  pictures: AnyBreed['pictures'];
  /** null: the html of the page stands already and is kept (lib/frozen.tsx). */
  parts: BreedParts | null;
};

const NO_PANELS: Record<BreedTab, null> = { general: null, cuidados: null, alimentacion: null, salud: null };

/** A breed's page: the plates and the tabs live, all else stands still. */
export const BreedFrame = ({ folder, slug, name, pictures, parts }: FrameProps) => {
  const page = useRef<HTMLElement>(null);
  useEffect(() => wakeTicks(page.current), []);
  return (
    <article ref={page}>
      <div className="bg-sp-tint">
        <Frozen>{parts?.top ?? null}</Frozen>
        <div className="wrap breed-top">
          <Frozen className="contents">{parts?.title ?? null}</Frozen>
          <Carousel folder={folder} slug={slug} name={name} pictures={pictures} />
          <Frozen className="contents">{parts?.facts ?? null}</Frozen>
        </div>
      </div>
      <div className="wrap">
        <BreedTabs name={name} panels={parts?.panels ?? NO_PANELS} />
        <Frozen>{parts?.foot ?? null}</Frozen>
      </div>
    </article>
  );
};
