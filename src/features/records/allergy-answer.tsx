import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { allergyText } from '../../lib/allergies.ts';
import { errorText, knownError } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { FALLBACK } from '../../shared/errors.ts';
import { TEXT } from '../../shared/limits.ts';
import { allergiesStand, type OpenFile } from '../../shared/schemas/patient-file.ts';
import { Alert } from '../../ui/alert.tsx';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';

type Typed = { has: 'no' | 'si' | null; which: string };
type Wrong = { has?: string; which?: string; all?: string };

const wrongOf = ({ has, which }: Typed): Wrong | null => {
  if (has === null) return { has: 'Elige una respuesta.' };
  return has === 'si' && which.trim() === '' ? { which: 'Escribe a qué tiene alergia.' } : null;
};

/** Asks the desk what nobody has answered of a patient. Who answered meanwhile keeps their word: it is told. */
export const AllergyAnswer = ({ of: { pet, owner }, onClose }: { of: OpenFile; onClose: () => void }) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const formId = useId();
  const [typed, setTyped] = useState<Typed>({ has: null, which: '' });
  const [wrong, setWrong] = useState<Wrong>({});
  const answer = useMutation(trpc.clinicRecords.answerAllergies.mutationOptions());
  const refresh = () =>
    Promise.all([trpc.clinicRecords, trpc.visits].map((part) => client.invalidateQueries(part.pathFilter())));
  const refused = async (error: unknown) => {
    const stands = allergiesStand.safeParse(knownError(error)?.details).data?.current;
    if (stands) await refresh();
    setWrong({ all: errorText(error, FALLBACK.petSave) + (stands ? ` Alergias: ${allergyText(stands)}.` : '') });
  };
  const send = () => {
    const problem = wrongOf(typed);
    setWrong(problem ?? {});
    if (problem)
      return document
        .querySelector<HTMLElement>(`#${CSS.escape(formId)} ${problem.has ? 'input' : 'textarea'}`)
        ?.focus();
    answer.mutate(
      { petId: pet.id, allergies: typed.has === 'si' ? typed.which : null },
      {
        onSuccess: async (stands) => {
          await refresh();
          say(`Alergias de ${pet.name}: ${allergyText(stands)}.`);
          onClose();
        },
        onError: refused,
      },
    );
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={`¿${pet.name} tiene alergias?`}
      footer={
        <>
          <button type="button" className="btn line" onClick={onClose}>
            Cerrar
          </button>
          <SubmitButton form={formId} pendingText="Guardando..." pending={answer.isPending}>
            Guardar
          </SubmitButton>
        </>
      }
    >
      <form
        id={formId}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ChoiceGroup legend={`Lo que dijo ${owner.name}`} error={wrong.has}>
          {(
            [
              ['no', 'Ninguna'],
              ['si', 'Sí'],
            ] as const
          ).map(([value, name]) => (
            <Choice
              key={value}
              name="has"
              value={value}
              checked={typed.has === value}
              onChange={() => setTyped({ ...typed, has: value })}
            >
              <Tick />
              {name}
            </Choice>
          ))}
        </ChoiceGroup>
        {typed.has === 'si' && (
          <TextAreaField
            label="Cuáles alergias"
            rows={2}
            placeholder="A qué y qué le pasó"
            maxLength={TEXT.health}
            value={typed.which}
            onChange={({ target }) => setTyped({ ...typed, which: target.value })}
            error={wrong.which}
          />
        )}
        <p className="soft small">Queda en sus datos: lo leen su dueño y quien la trate.</p>
        {wrong.all && <Alert tone="bad">{wrong.all}</Alert>}
      </form>
    </Modal>
  );
};
