import { zodResolver } from '@hookform/resolvers/zod';
import { type Resolver, useForm } from 'react-hook-form';
import { errorText } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { useToday } from '../../lib/now.ts';
import { TEXT } from '../../shared/limits.ts';
import { fileWords, type Paper } from '../../shared/schemas/file.ts';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { say } from '../../ui/toasts.tsx';
import { type Side, usePaperWork } from './use-papers.ts';
import { paperName } from './words.ts';

type Typed = { caption: string; takenOn: string };
type Words = { caption: string | null; takenOn: string | null };

const form = fileWords
  .omit({ id: true })
  .extend({ takenOn: fileWords.shape.takenOn })
  .refine(({ caption }) => caption !== null, { path: ['caption'], message: 'Escribe qué es.' });

/** Says what a paper is and of which day. */
export const DescribeDialog = ({ paper, side, onClose }: { paper: Paper; side: Side; onClose: () => void }) => {
  const { describe } = usePaperWork(side);
  const today = useToday();
  const { register, handleSubmit, setError, formState } = useForm<Typed, unknown, Words>({
    resolver: zodResolver(form) as unknown as Resolver<Typed, unknown, Words>,
    defaultValues: { caption: paper.caption ?? '', takenOn: paper.takenOn ?? '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (words) => {
    try {
      await describe.mutateAsync({ id: paper.id, ...words });
      say('Guardamos la descripción.');
      onClose();
    } catch (error) {
      if (!showIssues(error, setError, ['caption', 'takenOn']))
        setError('root.server', { message: errorText(error, 'No se pudo guardar la descripción') });
    }
  });
  return (
    <FormDialog
      title={`Describir ${paperName(paper)}`}
      verb="Guardar"
      pendingText="Guardando..."
      pending={isSubmitting}
      problem={errors.root?.server?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Qué es"
        hint={
          paper.kind === 'carne'
            ? 'Por ejemplo: hoja de vacunas, certificado de rabia, desparasitaciones.'
            : 'Por ejemplo: hemograma, radiografía de tórax, fórmula.'
        }
        maxLength={TEXT.caption}
        error={errors.caption?.message}
        {...register('caption')}
      />
      <TextField
        type="date"
        label="Fecha del papel"
        optional
        max={today}
        error={errors.takenOn?.message}
        {...register('takenOn', { setValueAs: (day: string) => day || null })}
      />
    </FormDialog>
  );
};
