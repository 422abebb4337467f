import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fileProblem, prepared } from '../../lib/prepared.ts';
import { type Destination, sendFile, sendSmall } from '../../lib/sent-files.ts';
import { FieldError } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Side, useRefreshPapers } from './use-papers.ts';

export type Sending = { id: string; file: File };

/** One after the other: a phone holds one unfolded picture at a time. */
let last: Promise<unknown> = Promise.resolve();
const inTurn = <T,>(work: () => Promise<T>): Promise<T> => {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
};

/** A file on its way: how far it is, the way to stop it, and after a failure to send it again. */
export const Outgoing = ({
  id,
  file,
  side,
  to,
  onSent,
  onGone,
}: Sending & { side: Side; to: Destination; onSent: () => void; onGone: () => void }) => {
  const refresh = useRefreshPapers();
  const [share, setShare] = useState(0);
  const stop = useRef(new AbortController());
  const send = useMutation({
    mutationFn: () =>
      inTurn(async () => {
        const { signal } = stop.current;
        signal.throwIfAborted();
        const { body, small } = await prepared(file, side === 'clinic');
        await sendFile(id, body, to, { onProgress: setShare, signal });
        // Without it the picture itself is shown: nothing is lost.
        if (small) await sendSmall(id, small).catch(() => undefined);
      }),
    onSuccess: async () => {
      await refresh();
      onSent();
    },
  });
  const { mutate } = send;
  useEffect(() => mutate(), [mutate]);
  const cancel = async () => {
    stop.current.abort();
    onGone();
    // Its last byte may have arrived already.
    await refresh();
  };
  return (
    <li className="hung">
      <span className="hung-face">
        <Icon name="clock" />
      </span>
      <div className="hung-words">
        <p className="hung-name">{file.name}</p>
        {send.error ? (
          <FieldError>{fileProblem(send.error, 'No se pudo enviar el archivo')}</FieldError>
        ) : (
          <progress max={1} value={share} aria-label={`Enviando ${file.name}`} />
        )}
      </div>
      <div className="hung-acts">
        {send.error && (
          <button type="button" className="link" onClick={() => mutate()}>
            <Icon name="refresh-cw" />
            Reintentar<span className="sr-only"> {file.name}</span>
          </button>
        )}
        <button type="button" className="link" onClick={cancel}>
          <Icon name="x" />
          {send.error ? 'Descartar' : 'Cancelar'}
          <span className="sr-only"> {file.name}</span>
        </button>
      </div>
    </li>
  );
};
