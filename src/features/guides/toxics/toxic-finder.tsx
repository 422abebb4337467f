import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TOXIC_KINDS } from '../../../../content/schema/toxic-kinds.ts';
import { changeAddress, useQuery } from '../../../lib/address.ts';
import { afterPaint } from '../../../lib/after-paint.ts';
import { TOXIC_FIELD } from '../../../shared/paths.ts';
import { Chip } from '../../../ui/chip.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { type Near, useCombobox } from '../../../ui/use-combobox.ts';
import { Marked } from '../marked.tsx';
import { countText } from './toxic-count.ts';
import {
  folderSaid,
  KINDS,
  severityNumber,
  severityWord,
  type ToxicFilters,
  toxicFilters,
  toxicQuery,
} from './toxic-filters.ts';
import { readToxicRows, showToxics, type ToxicRow } from './toxic-rows.ts';
import { matchedAlias, matchingToxics } from './toxic-search.ts';
import { ToxicSpecies } from './toxic-species.tsx';

const NONE = 'No está en la lista. Eso no quiere decir que sea seguro: llama y pregunta.';

/** Whoever still types is not corrected, ms. */
const PAUSE = 300;

/** The list is short: who finds more than this types another letter. */
const LISTED = 12;

const countedText = (found: number) => {
  if (found === LISTED) return `Las primeras ${LISTED} sustancias`;
  return found === 1 ? '1 sustancia encontrada' : `${found} sustancias encontradas`;
};

/** The table that stands in the html (toxic-table.tsx). */
const standing = () => document.querySelector<HTMLElement>('.tox');

/** Look-up and filters of that table. The filters live in the address, so that a link carries them. */
export const ToxicFinder = () => {
  const { folder, kind } = toxicFilters(useQuery());
  const kinds = useRef<HTMLFieldSetElement>(null);
  const [rows, setRows] = useState<ToxicRow[]>([]);

  useEffect(() => {
    const table = standing();
    if (table) setRows(readToxicRows(table));
  }, []);
  const shown = useRef(false);
  useLayoutEffect(() => {
    const root = standing();
    if (!root || rows.length === 0) return;
    const show = () => showToxics(root, rows, { folder, kind });
    // What the address asked for stands at once; after that the chip answers first, and two hundred rows follow.
    if (shown.current) return afterPaint(show);
    shown.current = true;
    show();
  }, [rows, folder, kind]);
  useEffect(() => {
    // On a phone the kinds are one row that is pushed along: the chosen one comes into sight.
    const chosen = kind && kinds.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (chosen) chosen.parentElement?.scrollTo({ left: chosen.offsetLeft - chosen.parentElement.clientWidth / 3 });
  }, [kind]);

  const filter = (next: Partial<ToxicFilters>) =>
    changeAddress(location.pathname + toxicQuery({ folder, kind, ...next }), 'replace');
  const [near, setNear] = useState<Near<ToxicRow>>();
  const box = useCombobox<ToxicRow>({
    matches: (text) => matchingToxics(rows, text).slice(0, LISTED),
    onChoose: ({ to }, typed) => location.assign(to + toxicQuery({ folder: folderSaid(typed) ?? folder, kind: null })),
    near,
    fieldId: TOXIC_FIELD,
  });
  const { text, shown: asked } = box;
  const told = folderSaid(text) ?? folder;
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => {
      import('./toxic-near.ts').then(
        ({ nearToxics }) => setNear(nearToxics(rows, text)),
        // Where it cannot be had, the look-up answers as it does without.
        () => setNear({ text, items: [], title: '', said: '' }),
      );
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [asked, rows, text]);

  return (
    <div className="tox-find no-print">
      <SearchBox
        box={box}
        label="Buscar sustancia"
        placeholder="Chocolate, lirio, dólex…"
        listLabel="Sustancias"
        elsewhere={{ action: '/buscar', label: 'Buscar en toda la guía' }}
        keyOf={({ to }) => to}
        option={(toxic) => (
          <>
            <span>
              <b>
                <Marked name={toxic.name} text={box.text} />
              </b>
              <small>{matchedAlias(toxic, box.text) ?? toxic.what}</small>
            </span>
            {told && <span data-s={severityNumber(toxic.severity[told])}>{severityWord(toxic.severity[told])}</span>}
          </>
        )}
        none={near?.text === text ? NONE : 'Buscando…'}
        counted={countedText}
      />
      <ToxicSpecies folder={folder} onChoose={(next) => filter({ folder: next })} />
      <fieldset ref={kinds} className="tox-kinds needs-js">
        <legend className="sr-only">Ver solo un tipo</legend>
        {KINDS.map((one) => (
          <Chip key={one} on={kind === one} onToggle={(on) => filter({ kind: on ? one : null })}>
            {TOXIC_KINDS[one]}
          </Chip>
        ))}
      </fieldset>
      <p className="tox-count num" aria-live="polite">
        {rows.length > 0 && countText(rows, { folder, kind })}
      </p>
    </div>
  );
};
