import { useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** Chooses photos and PDFs for `whom` (' a Nube', ' al mensaje'), several at once; a phone offers its camera too. */
export const ChoosePapers = ({ whom, onChoose }: { whom: string; onChoose: (files: File[]) => void }) => {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept="image/*,application/pdf"
        multiple
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          // Read now: the list of a field empties with it.
          const files = [...(target.files ?? [])];
          target.value = '';
          onChoose(files);
        }}
      />
      <button type="button" className="link" onClick={() => chooser.current?.click()}>
        <Icon name="plus" />
        Agregar foto o PDF<span className="sr-only">{whom}</span>
      </button>
    </>
  );
};
