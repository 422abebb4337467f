import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Frozen } from '../../../lib/frozen.tsx';
import { useHydrated } from '../../../lib/hydrated.ts';
import { useLiveSearch } from '../../../lib/live-search.ts';
import type { Folder } from '../../../shared/species.ts';
import { Icon } from '../../../ui/icon.tsx';
import { takeOverAsked } from '../asked.ts';
import { type ListedBreed, type ListState, parseList, queryOf, shownBreeds } from './breed-filter.ts';
import { applyState, readControls } from './breed-list-controls.ts';
import { CompareTray } from './breed-list-tray.tsx';
import { BreedSearch } from './breed-search.tsx';

/** What stands still on a list. */
export type ListParts = {
  top: ReactNode;
  title: ReactNode;
  chips: ReactNode;
  order: ReactNode;
  cards: ReactNode;
  foot: ReactNode;
};

/** The list's state: it lives in the address, so that it can be shared and the back button works. */
const useListState = (root: React.RefObject<HTMLElement | null>, folder: Folder, breeds: readonly ListedBreed[]) => {
  const [, navigate] = useLocation();
  const hydrated = useHydrated();
  const search = useLiveSearch();
  const state = useMemo(() => parseList(search, breeds), [search, breeds]);
  const go = (next: ListState, replace = false) => navigate(`/${folder}/razas${queryOf(next)}`, { replace });

  const started = useRef(false);
  useLayoutEffect(() => {
    if (!hydrated || !root.current) return;
    // Boxes ticked while the app was on its way count, unless the address says what to show.
    const early = started.current || search ? state : readControls(root.current, state);
    started.current = true;
    if (queryOf(early) !== queryOf(state)) go(early, true);
    else applyState(root.current, breeds, state);
    takeOverAsked();
  });
  useEffect(() => {
    const page = root.current;
    const change = ({ target }: Event) => {
      if (!page || !(target instanceof HTMLElement) || !target.dataset.control) return;
      // A pick is no place to come back to: it replaces the address.
      go(readControls(page, state), target.dataset.control === 'comparar');
    };
    page?.addEventListener('change', change);
    return () => page?.removeEventListener('change', change);
  });
  return { state, go };
};

const Count = ({ shown, total }: { shown: number; total: number }) =>
  shown === total ? (
    <>
      <b className="num">{total}</b> razas
    </>
  ) : (
    <>
      <b className="num">{shown}</b> de <span className="num">{total}</span> razas
    </>
  );

/**
 * A species' breeds: search, chips, order and the comparison's tray live; the cards stand still and are shown or hidden.
 * `parts` null: the html of the page stands already and is kept (lib/frozen.tsx).
 */
export const BreedList = ({
  folder,
  breeds,
  parts,
}: {
  folder: Folder;
  breeds: readonly ListedBreed[];
  parts: ListParts | null;
}) => {
  const page = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const { state, go } = useListState(page, folder, breeds);
  const shown = shownBreeds(breeds, state).length;
  const filters = state.tags.length;
  const clear = () => {
    go({ ...state, tags: [] });
    // The button that was pressed goes away.
    count.current?.focus();
  };
  const remove = (slug: string) => go({ ...state, compared: state.compared.filter((one) => one !== slug) }, true);

  return (
    <div ref={page}>
      <div className="band">
        <div className="wrap">
          <Frozen>{parts?.top ?? null}</Frozen>
          <div className="list-head">
            <Frozen>{parts?.title ?? null}</Frozen>
            <BreedSearch folder={folder} breeds={breeds} />
          </div>
        </div>
      </div>
      <div className="wrap pb-8">
        <div className="filters-door needs-js">
          <button
            type="button"
            className="btn line"
            aria-expanded={open}
            aria-controls="filtros"
            onClick={() => setOpen(!open)}
          >
            Filtros{filters > 0 && ` (${filters})`}
            <Icon name="chevron-down" />
          </button>
        </div>
        <section id="filtros" className={`filters needs-js${open ? ' filters-open' : ''}`} aria-label="Filtros">
          <Frozen className="filters-row">{parts?.chips ?? null}</Frozen>
        </section>
        <div className="list-count">
          <div>
            <p ref={count} tabIndex={-1} aria-live="polite">
              <Count shown={shown} total={breeds.length} />
            </p>
            {filters > 0 && (
              <button type="button" className="link" onClick={clear}>
                Quitar filtros
              </button>
            )}
          </div>
          <Frozen className="needs-js">{parts?.order ?? null}</Frozen>
        </div>
        {shown === 0 && (
          <div className="list-empty">
            <p>No se encontraron razas</p>
            <button type="button" className="btn line" onClick={clear}>
              Quitar filtros
            </button>
          </div>
        )}
        <Frozen>{parts?.cards ?? null}</Frozen>
        <CompareTray folder={folder} breeds={breeds} compared={state.compared} onRemove={remove} />
        <Frozen>{parts?.foot ?? null}</Frozen>
      </div>
    </div>
  );
};
