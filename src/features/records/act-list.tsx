import { shortDate } from '../../lib/formats.ts';
import type { CarneAct } from '../../shared/schemas/carne.ts';
import { SourceTag } from './source-tag.tsx';

/** Vaccines and dewormings as a table: what a border, a day care or another vet asks for. */
export const ActList = ({ acts, label }: { acts: readonly CarneAct[]; label: string }) => (
  <table className="table act-list">
    <caption className="sr-only">{label}</caption>
    <thead>
      <tr>
        <th scope="col">Fecha</th>
        <th scope="col">Acto</th>
        <th scope="col">Producto y lote</th>
        <th scope="col">Próxima</th>
        <th scope="col">Quién responde</th>
      </tr>
    </thead>
    <tbody>
      {acts.map((act) => (
        <tr key={act.rootId}>
          <td className="num" data-label="Fecha">
            {shortDate(act.date)}
          </td>
          <td>
            <b>{act.title}</b>
          </td>
          <td data-label="Producto y lote">
            {act.product ?? '—'}
            {act.lot && <span className="soft"> · lote {act.lot}</span>}
          </td>
          <td className="num" data-label="Próxima">
            {act.nextDue ? shortDate(act.nextDue) : '—'}
          </td>
          <td>
            <SourceTag of={act} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
