import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { counted } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { batchState } from '../../shared/stock.ts';
import { Icon } from '../../ui/icon.tsx';

/** How many batches of vaccines end or expire; asked together with the panel, so that the line comes with it. */
export const useLowBatches = (): number => {
  const trpc = useTRPC();
  const today = useToday();
  const { data = [] } = useQuery(trpc.stock.list.queryOptions());
  return data.filter((batch) => batch.closedAt === null && batchState(batch, today) !== 'ok').length;
};

/** What of the vaccines ends or expires; nothing where none does. */
export const StockLine = ({ many }: { many: number }) =>
  many > 0 && (
    <p className="requests-line">
      <Icon name="syringe" />
      <span>{counted(many, 'lote de vacunas se acaba o se vence', 'lotes de vacunas se acaban o se vencen')}.</span>
      <Link href="/dashboard/business/configuracion?parte=lotes" className="link">
        Ver los lotes
      </Link>
    </p>
  );
