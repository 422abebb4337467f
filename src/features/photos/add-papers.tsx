import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Outgoing, type Sending } from './outgoing.tsx';
import type { Place, Side } from './use-papers.ts';

/** Adds photos and PDFs to `name`: chosen (a phone offers its camera too), dropped or pasted, several at once. */
export const AddPapers = ({ side, to, name }: { side: Side; to: Place; name: string }) => {
  const chooser = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<Sending[]>([]);
  const [told, setTold] = useState('');
  const drop = (gone: string) => setSending((before) => before.filter(({ id }) => id !== gone));
  const add = (files: Iterable<File>) => {
    // Read now: the list of a field empties with it. Sent again after a cut each is the same one.
    const chosen = [...files].map((file) => ({ id: crypto.randomUUID(), file }));
    setSending((before) => [...before, ...chosen]);
  };
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
      {sending.length > 0 && (
        <ul className="hung-list">
          {sending.map(({ id, file }) => (
            <Outgoing
              key={id}
              id={id}
              file={file}
              side={side}
              to={to}
              onSent={() => {
                drop(id);
                setTold(`Agregamos ${file.name}.`);
              }}
              onGone={() => drop(id)}
            />
          ))}
        </ul>
      )}
      <p className="sr-only" role="status">
        {told}
      </p>
      <button type="button" className="link" onClick={() => chooser.current?.click()}>
        <Icon name="plus" />
        Agregar foto o PDF<span className="sr-only"> a {name}</span>
      </button>
    </fieldset>
  );
};
