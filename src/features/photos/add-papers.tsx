import { type ClipboardEvent, type DragEvent, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Outgoing } from './outgoing.tsx';
import { sendAll } from './sendings.ts';
import { type Place, type Side, useRefreshPapers } from './use-papers.ts';

/** Adds photos and PDFs to `name`: chosen (a phone offers its camera too), dropped or pasted, several at once. */
export const AddPapers = ({ side, to, name }: { side: Side; to: Place; name: string }) => {
  const chooser = useRef<HTMLInputElement>(null);
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
      <input
        ref={chooser}
        type="file"
        accept="image/*,application/pdf"
        multiple
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          add(target.files ?? []);
          target.value = '';
        }}
      />
      <Outgoing to={to} name={name} />
      <button type="button" className="link" onClick={() => chooser.current?.click()}>
        <Icon name="plus" />
        Agregar foto o PDF<span className="sr-only"> a {name}</span>
      </button>
    </fieldset>
  );
};
