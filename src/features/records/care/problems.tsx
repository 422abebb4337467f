import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { errorText } from '../../../lib/errors.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { shortDate } from '../../../lib/formats.ts';
import { useToday } from '../../../lib/now.ts';
import { TEXT } from '../../../shared/limits.ts';
import { type Problem, problemForm } from '../../../shared/schemas/care.ts';
import { TextField } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { say } from '../../../ui/toasts.tsx';
import { useCare, useCareWork } from './use-care.ts';

const FIELDS = ['title', 'since', 'resolvedOn'] as const;

/** A problem, new (`problem` null) or as it stands. */
const ProblemDialog = ({
  petId,
  problem,
  onClose,
}: {
  petId: string;
  problem: Problem | null;
  onClose: () => void;
}) => {
  const today = useToday();
  const { saveProblem } = useCareWork();
  const [id] = useState(() => problem?.id ?? crypto.randomUUID());
  const { register, handleSubmit, setError, formState } = useForm<
    z.input<typeof problemForm>,
    unknown,
    z.output<typeof problemForm>
  >({
    resolver: zodResolver(problemForm),
    defaultValues: {
      title: problem?.title ?? '',
      since: problem?.since ?? today,
      resolvedOn: problem?.resolvedOn ?? '',
    },
  });
  const { errors, isSubmitting } = formState;
  const keep = async (typed: z.output<typeof problemForm>, isMistake: boolean) => {
    try {
      await saveProblem.mutateAsync({ ...typed, id, petId, version: problem?.version ?? null, isMistake });
      say(isMistake ? 'Quitado de la lista: era un error.' : 'La lista de problemas quedó al día.');
      onClose();
    } catch (error) {
      if (!showIssues(error, setError, FIELDS))
        setError('root.server', { message: errorText(error, 'No se pudo guardar el problema') });
    }
  };
  return (
    <FormDialog
      title={problem ? 'Cambiar el problema' : 'Anotar un problema'}
      verb="Guardar"
      pendingText="Guardando..."
      pending={isSubmitting}
      problem={errors.root?.server?.message}
      onSubmit={handleSubmit((typed) => keep(typed, false))}
      onClose={onClose}
      after={
        problem && (
          <button type="button" className="link small" onClick={handleSubmit((typed) => keep(typed, true))}>
            Se anotó por error: quitarlo
          </button>
        )
      }
    >
      <TextField
        label="Problema"
        data-autofocus
        required
        maxLength={TEXT.name}
        placeholder="Otitis crónica, soplo grado II…"
        error={errors.title?.message}
        {...register('title')}
      />
      <div className="field-row">
        <TextField
          type="date"
          label="Desde"
          max={today}
          required
          error={errors.since?.message}
          {...register('since')}
        />
        <TextField
          type="date"
          label="Resuelto el"
          optional
          max={today}
          error={errors.resolvedOn?.message}
          {...register('resolvedOn')}
        />
      </div>
    </FormDialog>
  );
};

const Row = ({ problem, onEdit }: { problem: Problem; onEdit: (() => void) | null }) => (
  <li className="patient-visit">
    <div>
      <b>{problem.title}</b>
      <p className="soft small">
        Desde el {shortDate(problem.since)}
        {problem.resolvedOn && `, hasta el ${shortDate(problem.resolvedOn)}`} · lo anotó {problem.authorName}
        {problem.changedByName && `, lo cambió ${problem.changedByName}`}
      </p>
    </div>
    <div className="acts">
      <Tag tone={problem.state === 'active' ? 'warn' : 'plain'}>
        {problem.state === 'active' ? 'Activo' : 'Resuelto'}
      </Tag>
      {onEdit && (
        <button type="button" className="link small no-print" onClick={onEdit}>
          Cambiar<span className="sr-only"> {problem.title}</span>
        </button>
      )}
    </div>
  </li>
);

/** What a patient has, the active first; whoever signs notes and resolves. */
export const Problems = ({ petId, canWrite }: { petId: string; canWrite: boolean }) => {
  const { data } = useCare('clinic', petId);
  const [edited, setEdited] = useState<Problem | 'new' | null>(null);
  if (!data || (data.problems.length === 0 && !canWrite)) return null;
  const rows = data.problems.toSorted((a, b) => a.state.localeCompare(b.state));
  return (
    <section className="patient-part" aria-labelledby="problemas">
      <div className="row-head">
        <h2 id="problemas">Problemas</h2>
        {canWrite && (
          <button type="button" className="btn line small no-print" onClick={() => setEdited('new')}>
            <Icon name="plus" />
            Anotar problema
          </button>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="soft">Ninguno anotado.</p>
      ) : (
        <ul className="patient-visits">
          {rows.map((problem) => (
            <Row key={problem.id} problem={problem} onEdit={canWrite ? () => setEdited(problem) : null} />
          ))}
        </ul>
      )}
      {edited && (
        <ProblemDialog petId={petId} problem={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </section>
  );
};
