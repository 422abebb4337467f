import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { TEXT } from '../../shared/limits.ts';
import { today } from '../../shared/time.ts';
import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../ui/toasts.tsx';
import type { Turn } from './use-consult.ts';

/** Characters of a note's text in the record. */
const NOTE_LENGTH = 3000;

/** The question and its answer as a note of the clinical history: what was asked, what was said, where it stands. */
const noteOf = ({ question, written, found, flags }: Turn): string =>
  [
    `Pregunta: ${question}`,
    ...flags.map(({ title, first }) => `${title}: ${first}`),
    ...(found?.verdict ? [found.verdict] : []),
    ...(found?.known ? [found.known.text] : []),
    ...(written ? [`Respuesta de un modelo de lenguaje: ${written}`] : []),
    ...(found?.passages ?? []).map(
      ({ title, section, path }) => `Guía: ${title}${section && `, ${section}`} (${path})`,
    ),
  ]
    .join('\n\n')
    .slice(0, NOTE_LENGTH);

/** Keeps a question and its answer in the pet's history, when its owner says so and not before. */
export const SaveTurn = ({ turn, petId }: { turn: Turn; petId: string }) => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  // One id per note, not per try.
  const id = useRef(crypto.randomUUID());
  const save = useMutation(trpc.records.create.mutationOptions());
  const keep = () =>
    save.mutate(
      {
        id: id.current,
        petId,
        kind: 'nota',
        date: today(Date.now()),
        title: `Consulta: ${turn.question}`.slice(0, TEXT.name),
        text: noteOf(turn),
      },
      {
        onSuccess: async () => {
          say('Guardamos la consulta en su historia, como nota tuya.');
          await queryClient.invalidateQueries(trpc.records.pathFilter());
        },
      },
    );
  if (save.isSuccess)
    return (
      <p className="soft small saved">
        <Icon name="check" />
        Guardada en su historia
      </p>
    );
  return (
    <>
      {save.error && <Alert tone="bad">{errorText(save.error, 'No se pudo guardar la consulta')}</Alert>}
      <button
        type="button"
        className="btn quiet small"
        aria-disabled={save.isPending || undefined}
        onClick={() => !save.isPending && keep()}
      >
        <Icon name="notebook-text" />
        {save.isPending ? 'Guardando...' : 'Guardar en su historia'}
      </button>
    </>
  );
};
