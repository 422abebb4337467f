import { FilePick } from '../../ui/file-pick.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Chooses photos and PDFs for `whom` (' a Nube', ' al mensaje'), several at once; a phone takes a photo too, a desk drops and pastes. */
export const ChoosePapers = ({ whom, onChoose }: { whom: string; onChoose: (files: File[]) => void }) => {
  const of = <span className="sr-only">{whom}</span>;
  return (
    <div className="choose-papers">
      <FilePick accept="image/*,application/pdf" multiple className="link" onChoose={onChoose}>
        <Icon name="plus" />
        Agregar foto o PDF{of}
      </FilePick>
      <FilePick accept="image/*" camera className="link" onChoose={onChoose}>
        <Icon name="camera" />
        Tomar foto{of}
      </FilePick>
      <span className="soft small drop-hint">o arrástralos o pégalos aquí</span>
    </div>
  );
};
