import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDraft } from '../../lib/draft.ts';
import { errorText, knownError } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { useToday } from '../../lib/now.ts';
import { useWeightDoubt } from '../../lib/weight-doubt.ts';
import { TEXT } from '../../shared/limits.ts';
import { RECORD_KIND_NAME, RECORD_KINDS, type RecordKind } from '../../shared/records.ts';
import { type ClinicalRecord, type RecordDraft, recordStands } from '../../shared/schemas/record.ts';
import type { Species } from '../../shared/species.ts';
import { type Weighed, weightBefore } from '../../shared/weights.ts';
import { Alert } from '../../ui/alert.tsx';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { Doubt } from '../../ui/doubt.tsx';
import { DraftNote } from '../../ui/draft-note.tsx';
import { TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';
import { useExamDoubt, useVaccineDoubt } from './exam-doubt.ts';
import { Overtaken } from './overtaken.tsx';
import { type PlanItems, RecordFieldset } from './record-fields.tsx';
import { type Template, TemplateField } from './template-field.tsx';
import { blankOf, FIELDS, resolverOf, type Sent, type Typed, typedOf } from './typed-record.ts';
import { type Side, useDraftWork, useWrites } from './use-records.ts';

/** The animal of a record, its weights from the latest on. */
export type WeighedPet = { id: string; name: string; species: Species; weights: readonly Weighed[] };

/** A clinic's day is today: what it came to write comes first. */
const FIRST: Partial<Record<RecordKind, keyof Typed>> = { consulta: 'reason', vacuna: 'planKey' };

/** What the form says of itself. */
const wordsOf = (is: { corrects: boolean; goesOn: boolean; signs: boolean }, name: string) => {
  if (is.corrects)
    return {
      form: 'Corregir el registro',
      verb: 'Guardar la corrección',
      done: 'Corrección guardada. La versión anterior se puede seguir leyendo.',
    };
  const form = is.goesOn ? 'Editar el borrador' : 'Nuevo registro';
  if (!is.signs)
    return { form, verb: 'Guardar borrador', done: 'Quedó como borrador: lo firma alguien con matrícula.' };
  return { form, verb: is.goesOn ? 'Firmar' : 'Guardar', done: `Quedó en la historia de ${name}.` };
};

/**
 * Writes an entry, or (`record`) a new version of one with the reason. Whose it is follows from the side: the owner's says
 * 'Registrado por el dueño', a clinic's carries its name.
 */
export const RecordForm = ({
  side,
  pet,
  items,
  kinds = RECORD_KINDS,
  templates = [],
  start,
  record,
  signs = true,
  draft: unsigned,
  onDone,
}: {
  side: Side;
  pet: WeighedPet;
  items: PlanItems;
  kinds?: readonly RecordKind[];
  templates?: readonly Template[];
  /** What is known before anybody types. */
  start?: Partial<Typed> | undefined;
  record?: ClinicalRecord;
  /** What is written is signed by it; without, it is a draft. */
  signs?: boolean;
  /** The draft that is gone on with. */
  draft?: RecordDraft;
  onDone: () => void;
}) => {
  const today = useToday();
  const { create, correct } = useWrites(side);
  const { save } = useDraftWork();
  // Sent again after a lost answer it is the same entry.
  const [id] = useState(() => unsigned?.id ?? crypto.randomUUID());
  const [resolver] = useState(() => resolverOf(side, pet.species, record !== undefined));
  const written = record ?? unsigned;
  const form = useForm<Typed, unknown, Sent>({
    resolver,
    defaultValues: written ? typedOf(written, pet.species) : { ...blankOf(kinds[0] ?? 'nota', today), ...start },
  });
  const { register, handleSubmit, setError, setFocus, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const key = record
    ? `correccion:${record.rootId}`
    : unsigned
      ? `borrador:${unsigned.id}:${unsigned.version}`
      : `registro:${pet.id}:${kinds[0]}`;
  const draft = useDraft(form, key, FIELDS);
  const words = wordsOf({ corrects: record !== undefined, goesOn: unsigned !== undefined, signs }, pet.name);
  const doubt = useWeightDoubt();
  const odd = useExamDoubt(pet.species);
  const other = useVaccineDoubt();
  /** Somebody corrected it meanwhile: what stands now, over which the next press writes. */
  const [stands, setStands] = useState<ClinicalRecord | null>(null);
  const kind = useWatch({ control, name: 'kind' });
  const offered = templates.filter((one) => one.kind === kind);
  const [first] = useState<keyof Typed>(() =>
    record ? 'correction' : (side === 'clinic' && FIRST[form.getValues('kind')]) || 'date',
  );
  useEffect(() => setFocus(first), [setFocus, first]);

  const send = (sent: Sent) => {
    const entry = { ...sent, id };
    if (record)
      return correct.mutateAsync({
        ...entry,
        rootId: record.rootId,
        version: (stands ?? record).version,
        correction: sent.correction ?? '',
      });
    return signs
      ? create.mutateAsync({ ...entry, petId: pet.id, draft: unsigned?.version })
      : save.mutateAsync({ ...entry, petId: pet.id, version: unsigned?.version ?? null });
  };
  const refused = (error: unknown) => {
    const known = knownError(error);
    const current = recordStands.safeParse(known?.details).data?.current;
    if (current) setStands(current);
    else if (!showIssues(error, setError, FIELDS))
      setError('root.server', { message: errorText(error, 'No se pudo guardar el registro') });
    if (known?.key === 'record_changed')
      requestAnimationFrame(() => document.getElementById('registro-error')?.focus());
  };
  const submit = handleSubmit(async (sent) => {
    if (!doubt.allows(sent.weight, weightBefore(pet.weights, sent.date, record?.weight))) return;
    if (!odd.allows(sent) || !other.allows(sent)) return;
    try {
      await send(sent);
      draft.done();
      say(words.done);
      onDone();
    } catch (error) {
      refused(error);
    }
  });

  return (
    <form className="form record-form" noValidate onSubmit={submit} aria-label={words.form}>
      <DraftNote restored={draft.restored} onDiscard={draft.discard} />
      {record ? (
        <TextField
          label="Por qué lo corriges"
          hint="Se lee junto a la versión nueva; la anterior se conserva."
          maxLength={TEXT.reason}
          required
          error={errors.correction?.message}
          {...register('correction')}
        />
      ) : (
        <ChoiceGroup legend="Qué registras" error={errors.kind?.message}>
          {kinds.map((one) => (
            <Choice key={one} value={one} {...register('kind')}>
              <Tick />
              {RECORD_KIND_NAME[one]}
            </Choice>
          ))}
        </ChoiceGroup>
      )}
      {!written && offered.length > 0 && <TemplateField key={kind} form={form} offered={offered} />}
      <RecordFieldset form={form} side={side} species={pet.species} items={items} today={today} />
      {doubt.words && <Doubt {...doubt.words} onYes={() => doubt.confirm(submit)} />}
      {odd.words && <Doubt {...odd.words} onYes={() => odd.confirm(submit)} />}
      {other.words && <Doubt {...other.words} onYes={() => other.confirm(submit)} />}
      {(errors.root?.server || stands) && (
        <div id="registro-error" tabIndex={-1}>
          {stands && record && <Overtaken record={record} stands={stands} species={pet.species} />}
          {errors.root?.server && <Alert tone="bad">{errors.root.server.message}</Alert>}
        </div>
      )}
      <div className="acts">
        <SubmitButton pendingText="Guardando..." pending={isSubmitting}>
          {words.verb}
        </SubmitButton>
        <button type="button" className="btn line" onClick={onDone}>
          Cancelar
        </button>
      </div>
    </form>
  );
};
