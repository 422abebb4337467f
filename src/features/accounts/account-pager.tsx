import { counted } from '../../lib/formats.ts';
import { ACCOUNTS_PAGE } from '../../shared/limits.ts';
import { count } from '../../shared/number-words.ts';
import type { Filters } from './filters.ts';

/** Where in the list the page stands, and the way to the one before and after. */
export const AccountPager = ({
  filters,
  shown,
  busy,
  next,
  onBack,
  onNext,
}: {
  filters: Filters;
  /** Rows of this page. */
  shown: number;
  busy: boolean;
  /** Cursor of the page after; null: this is the last. */
  next: string | null;
  /** The page before, or the first where it is not known. */
  onBack: { label: string; go: () => void } | null;
  onNext: (cursor: string) => void;
}) => {
  const first = (filters.page - 1) * ACCOUNTS_PAGE + 1;
  return (
    <nav className="pager" aria-label="Páginas de la lista">
      <p className="soft small num" role="status">
        {busy
          ? 'Buscando...'
          : filters.page === 1 && next === null
            ? counted(shown, 'cuenta', 'cuentas')
            : `Cuentas ${count(first)} a ${count(first + shown - 1)}`}
      </p>
      {(onBack || next) && (
        <div className="acts">
          {onBack && (
            <button type="button" className="btn line" onClick={onBack.go}>
              {onBack.label}
            </button>
          )}
          {next && (
            <button
              type="button"
              className="btn line"
              aria-disabled={busy || undefined}
              onClick={() => !busy && onNext(next)}
            >
              Página siguiente
            </button>
          )}
        </div>
      )}
    </nav>
  );
};
