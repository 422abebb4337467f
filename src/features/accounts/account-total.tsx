import { counted } from '../../lib/formats.ts';
import { MAX_COUNTED_ACCOUNTS } from '../../shared/limits.ts';
import { count } from '../../shared/number-words.ts';
import { type Filters, narrows } from './filters.ts';
import { useCount } from './use-accounts.ts';

/** '12 cuentas con estos filtros', or that there are more than are counted. */
export const AccountTotal = ({ filters }: { filters: Filters }) => {
  const { data } = useCount(filters);
  if (!data) return 'Cuentas del servicio';
  const all =
    data.count > MAX_COUNTED_ACCOUNTS
      ? `Más de ${count(MAX_COUNTED_ACCOUNTS)} cuentas`
      : counted(data.count, 'cuenta', 'cuentas');
  return narrows(filters) ? `${all} con estos filtros` : all;
};
