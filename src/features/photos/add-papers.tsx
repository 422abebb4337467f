import type { ClipboardEvent, DragEvent } from 'react';
import { ChoosePapers } from './choose-papers.tsx';
import { Outgoing } from './outgoing.tsx';
import { sendAll } from './sendings.ts';
import { type Place, type Side, useRefreshPapers } from './use-papers.ts';

/** Adds photos and PDFs to `name`: chosen (a phone offers its camera too), dropped or pasted, several at once. */
export const AddPapers = ({ side, to, name }: { side: Side; to: Place; name: string }) => {
  const refresh = useRefreshPapers();
  const add = (files: Iterable<File>) => sendAll(files, to, side === 'clinic', refresh);
  const take = (event: DragEvent) => {
    event.preventDefault();
    add(event.dataTransfer.files);
  };
  const paste = ({ clipboardData }: ClipboardEvent) => add(clipboardData.files);
  return (
    <fieldset
      className="add-papers no-print"
      aria-label={`Agregar fotos o papeles a ${name}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={take}
      onPaste={paste}
    >
      <Outgoing to={to} name={name} />
      <ChoosePapers whom={` a ${name}`} onChoose={add} />
    </fieldset>
  );
};
