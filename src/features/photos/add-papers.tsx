import { captioned } from '../../lib/captioned.ts';
import { useDrop } from '../../ui/use-drop.ts';
import { ChoosePapers } from './choose-papers.tsx';
import { Outgoing } from './outgoing.tsx';
import { sendAll } from './sendings.ts';
import { type Place, type Side, useRefreshPapers } from './use-papers.ts';

/** Adds photos and PDFs to `name`: chosen, taken, dropped or pasted, several at once. */
export const AddPapers = ({ side, to, name }: { side: Side; to: Place; name: string }) => {
  const refresh = useRefreshPapers();
  const add = (files: readonly File[]) => sendAll(captioned(files), to, side === 'clinic', refresh);
  return (
    <fieldset className="add-papers no-print" aria-label={`Agregar fotos o papeles a ${name}`} {...useDrop(add)}>
      <Outgoing to={to} name={name} />
      <ChoosePapers whom={` a ${name}`} onChoose={add} />
    </fieldset>
  );
};
