import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDraft } from '../../lib/draft.ts';
import { errorText } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { useToday } from '../../lib/now.ts';
import { MAX_BANNER } from '../../shared/limits.ts';
import { type Banner, type BannerInput, bannerFields } from '../../shared/schemas/settings.ts';
import { Alert } from '../../ui/alert.tsx';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { DraftNote } from '../../ui/draft-note.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { say } from '../../ui/toasts.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { dateText } from './figures.ts';
import { useSetBanner } from './use-settings.ts';

const TONE_NAME = { info: 'Informativo', warn: 'Importante' } as const;

/** The notice that stands, with the way to take it down. */
const Standing = ({ banner }: { banner: Banner }) => {
  const change = useSetBanner();
  const today = useToday();
  const over = banner.until !== null && banner.until < today;
  const remove = async () => {
    try {
      await change.mutateAsync({ banner: null });
      say('El aviso ya no se muestra.');
    } catch {
      // `change.error` says it.
    }
  };
  return (
    <div className="banner-now">
      <p>
        {over ? <Tag tone="plain">Ya no se muestra</Tag> : <Tag tone="ok">Se muestra</Tag>}{' '}
        <span className="soft small">
          {TONE_NAME[banner.tone]}
          {banner.until ? ` · Hasta el ${dateText(banner.until)}` : ' · Hasta que lo retires'}
        </span>
      </p>
      <p className="banner-text">{banner.text}</p>
      <TwoFaced className="btn line" busy={change.isPending} busyText="Retirando..." onPress={remove}>
        Retirar el aviso
      </TwoFaced>
      {change.error && !change.isPending && (
        <Alert tone="bad">{errorText(change.error, 'No se pudo retirar el aviso')}</Alert>
      )}
    </div>
  );
};

/** Publishes a notice on all pages; the one that stands is shown above and replaced by the next. */
export const BannerForm = ({ banner }: { banner: Banner | null }) => {
  const change = useSetBanner();
  const today = useToday();
  const [saved, setSaved] = useState(0);
  const form = useForm({
    resolver: zodResolver(bannerFields, undefined, { raw: true }),
    defaultValues: { text: '', tone: 'info' as BannerInput['tone'], until: '' },
  });
  const { register, handleSubmit, setError, reset, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const draft = useDraft(form, 'aviso', ['text', 'tone', 'until']);
  const tone = watch('tone');
  const submit = handleSubmit(async ({ text, until, ...rest }) => {
    try {
      await change.mutateAsync({ banner: { ...rest, text, until: until || null } });
      draft.done();
      reset();
      setSaved(saved + 1);
      say('El aviso quedó publicado: las páginas lo muestran en un minuto.');
    } catch (error) {
      if (!showIssues(error, setError, ['text', 'tone', 'until']))
        setError('root.server', { message: errorText(error, 'No se pudo publicar el aviso') });
    }
  });
  return (
    <>
      <p className="soft measure">
        Una franja debajo del encabezado, en todas las páginas menos las de primeros auxilios y tóxicos: ahí nada debe
        moverse. Cada persona puede cerrarla.
      </p>
      {banner ? <Standing banner={banner} /> : <p className="small">Ahora no hay ningún aviso.</p>}
      <form key={saved} className="form narrow-form" noValidate onSubmit={submit}>
        <DraftNote restored={draft.restored} onDiscard={draft.discard} />
        <TextAreaField
          label={banner ? 'Aviso nuevo' : 'Texto del aviso'}
          hint={`Hasta ${MAX_BANNER} caracteres.${banner ? ' Reemplaza al que se muestra.' : ''}`}
          maxLength={MAX_BANNER}
          required
          error={errors.text?.message}
          {...register('text')}
        />
        <ChoiceGroup legend="Tono">
          {(['info', 'warn'] as const).map((value) => (
            <Choice key={value} value={value} {...register('tone')} checked={tone === value}>
              <Tick />
              {TONE_NAME[value]}
            </Choice>
          ))}
        </ChoiceGroup>
        <TextField
          label="Último día"
          optional
          hint="En blanco: hasta que lo retires."
          type="date"
          min={today}
          error={errors.until?.message}
          {...register('until')}
        />
        {errors.root?.server && <Alert tone="bad">{errors.root.server.message}</Alert>}
        <div>
          <SubmitButton pending={isSubmitting} pendingText="Publicando...">
            Publicar el aviso
          </SubmitButton>
        </div>
      </form>
    </>
  );
};
