import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { captioned } from '../../lib/captioned.ts';
import { fileProblem, preparedOnce } from '../../lib/prepared.ts';
import type { Captioned } from '../../lib/sent-files.ts';
import { useAddress } from '../../lib/sent-picture.tsx';
import { TEXT } from '../../shared/limits.ts';
import { FieldError, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ChoosePapers } from './choose-papers.tsx';
import type { Side } from './use-papers.ts';
import { sizeText } from './words.ts';
import './hung.css';

/** One file that waits for its message: its small picture once it is prepared, and what it is. `onProblem`: it cannot be sent, in words. */
const Chosen = ({
  of: { file, caption },
  whole,
  onDescribe,
  onProblem,
  onRemove,
}: {
  of: Captioned;
  whole: boolean;
  onDescribe: (caption: string) => void;
  onProblem: (problem: string) => void;
  onRemove: () => void;
}) => {
  const [small, setSmall] = useState<Blob | undefined>();
  const address = useAddress(small);
  const tell = useRef(onProblem);
  tell.current = onProblem;
  useEffect(() => {
    let stays = true;
    preparedOnce(file, whole).then(
      (made) => stays && setSmall(made.small ?? undefined),
      (error: unknown) => stays && tell.current(fileProblem(error, 'No se pudo leer el archivo')),
    );
    return () => {
      stays = false;
    };
  }, [file, whole]);
  return (
    <li className="hung">
      <span className="hung-face">{address ? <img src={address} alt="" /> : <Icon name="notebook-text" />}</span>
      <div className="hung-words">
        <p className="hung-name">{file.name}</p>
        <p className="soft small">{sizeText(file.size)}</p>
      </div>
      <div className="hung-acts">
        <button type="button" className="link" onClick={onRemove}>
          <Icon name="x" />
          Quitar<span className="sr-only"> {file.name}</span>
        </button>
      </div>
      <div className="hung-caption">
        <TextField
          label="Qué es"
          optional
          value={caption}
          maxLength={TEXT.caption}
          onChange={({ target }) => onDescribe(target.value)}
          // It would send the message.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
    </li>
  );
};

/** Photos and PDFs for a message that is being written, at most `most`; what cannot be sent is said before it is. */
export const ChosenFiles = ({
  side,
  files,
  most,
  onChoose,
}: {
  side: Side;
  files: readonly Captioned[];
  most: number;
  onChoose: Dispatch<SetStateAction<readonly Captioned[]>>;
}) => {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const without = (gone: File) => onChoose((now) => now.filter(({ file }) => file !== gone));
  const say = (of: File, caption: string) =>
    onChoose((now) => now.map((one) => (one.file === of ? { ...one, caption } : one)));
  return (
    <div className="add-papers">
      {files.length > 0 && (
        <ul className="hung-list" aria-label="Fotos y papeles para este mensaje">
          {files.slice(0, most).map((one, n) => (
            <Chosen
              // The same file may be chosen twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: a file has no name of its own
              key={`${one.file.name} ${one.file.lastModified} ${n}`}
              of={one}
              whole={side === 'clinic'}
              onProblem={(problem) => {
                setProblems((before) => [...before, `${one.file.name}: ${problem}`]);
                without(one.file);
              }}
              onDescribe={(caption) => say(one.file, caption)}
              onRemove={() => without(one.file)}
            />
          ))}
        </ul>
      )}
      <div role="alert">
        {files.length > most && (
          <FieldError>{`Un mensaje lleva hasta ${most} archivos: se envían los primeros.`}</FieldError>
        )}
        {problems.map((problem) => (
          <FieldError key={problem}>{problem}</FieldError>
        ))}
      </div>
      <ChoosePapers
        whom=" al mensaje"
        onChoose={(more) => {
          setProblems([]);
          onChoose((now) => [...now, ...captioned(more)]);
        }}
      />
    </div>
  );
};
