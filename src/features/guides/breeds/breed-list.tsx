import { useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { ORDERS, shownBreeds } from './breed-filter.ts';
import { goTo, useListedBreeds, useListState, useStandingList } from './breed-list-state.ts';

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

const OrderChoice = () => (
  <label className="list-order">
    <span className="sr-only">Orden de la lista</span>
    <select autoComplete="off" data-control="orden">
      {ORDERS.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <Icon name="chevron-down" />
  </label>
);

/** What stands between the chips and the cards, and keeps both: how many are shown, their order, and the way to let go. `total`: of the species. */
export const BreedList = ({ total }: { total: number }) => {
  const count = useRef<HTMLParagraphElement>(null);
  const breeds = useListedBreeds();
  const state = useListState(breeds);
  useStandingList(breeds, state);
  const shown = breeds.length === 0 ? total : shownBreeds(breeds, state).length;
  const clear = () => {
    goTo({ ...state, tags: [] }, 'push');
    // The button that was pressed goes away.
    count.current?.focus();
  };
  return (
    <>
      <div className="list-count">
        <div>
          <p ref={count} tabIndex={-1} aria-live="polite">
            <Count shown={shown} total={total} />
          </p>
          {state.tags.length > 0 && (
            <button type="button" className="link" onClick={clear}>
              Quitar filtros
            </button>
          )}
        </div>
        <div className="needs-js">
          <OrderChoice />
        </div>
      </div>
      {shown === 0 && (
        <div className="list-empty">
          <p>No se encontraron razas</p>
          <button type="button" className="btn line" onClick={clear}>
            Quitar filtros
          </button>
        </div>
      )}
    </>
  );
};
