import { shortDate } from '../../lib/formats.ts';
import { dueAgain } from '../../shared/due.ts';
import type { CarneAct, Due } from '../../shared/schemas/carne.ts';
import { SourceTag } from './source-tag.tsx';

/** Vaccines and dewormings as a table: what a border, a day care or another vet asks for. `due`: the lines of the same carné. */
export const ActList = ({ acts, due, label }: { acts: readonly CarneAct[]; due: readonly Due[]; label: string }) => {
  const again = (act: CarneAct) => {
    const on = dueAgain(act, due);
    return on ? shortDate(on) : '—';
  };
  return (
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
              {again(act)}
            </td>
            <td>
              <SourceTag of={act} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
