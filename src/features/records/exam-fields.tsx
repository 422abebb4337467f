import { useContext } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CONDITIONS, MEASURE_NAME, MEASURE_UNIT, MEASURES, MUCOSA, MUCOSA_NAME, PAIN } from '../../shared/exam.ts';
import { FOLDER_OF, type Species } from '../../shared/species.ts';
import { readNumber } from '../../shared/weights.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { GuideVitals, rangeOf, useBeyondGuide } from './guide-vitals.ts';
import type { Sent, Typed } from './typed-record.ts';

const range = (of: { min: number; max: number } | undefined) => (of ? rangeOf(of) : 'sin fuente firme');

/** What the guide calls normal at rest for the species, with where it comes from. */
const Normal = ({ species }: { species: Species }) => {
  const guide = useContext(GuideVitals);
  const rows = guide?.rows.filter(({ folder }) => folder === FOLDER_OF[species]) ?? [];
  if (!guide || rows.length === 0) return null;
  return (
    <div className="exam-guide small">
      <p>
        <b>Normal en reposo, según la guía</b>
      </p>
      <ul>
        {rows.map((row) => (
          <li key={row.animal}>
            <b>{row.animal}</b>
            <span className="num">
              {range(row.temperature)} °C · {range(row.heart)} latidos · {range(row.breaths)} resp.
            </span>
            <span>{row.gums}.</span>
          </li>
        ))}
      </ul>
      <details>
        <summary>De dónde salen</summary>
        {rows.map(({ animal, source_note }) => (
          <p key={animal} className="soft">
            {animal}: {source_note}.
          </p>
        ))}
        <p className="soft">Fuentes de la guía: {guide.sources.join('; ')}.</p>
      </details>
    </div>
  );
};

/** The exam of a consulta: every part may stay empty. */
export const ExamFields = ({
  form: { register, formState, control },
  species,
}: {
  form: UseFormReturn<Typed, unknown, Sent>;
  species: Species;
}) => {
  const { errors } = formState;
  const typed = useWatch({ control, name: MEASURES });
  const beyond = useBeyondGuide(species);
  const mark = (at: number) => {
    const measure = MEASURES[at];
    const said = measure && beyond(measure, readNumber(typed[at]) ?? null);
    return said && <span className="exam-beyond">{said}</span>;
  };
  return (
    <fieldset className="exam">
      <legend>
        Examen físico <span className="field-aside">(opcional)</span>
      </legend>
      <div className="exam-columns">
        <div className="exam-fields">
          {MEASURES.map((measure, at) => (
            <TextField
              key={measure}
              hint={mark(at)}
              label={MEASURE_NAME[measure]}
              unit={MEASURE_UNIT[measure]}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              error={errors[measure]?.message}
              {...register(measure)}
            />
          ))}
          <SelectField label="Mucosas" error={errors.mucosa?.message} {...register('mucosa')}>
            <option value="">Sin mirar</option>
            {MUCOSA.map((one) => (
              <option key={one} value={one}>
                {MUCOSA_NAME[one]}
              </option>
            ))}
          </SelectField>
          <SelectField label="Condición corporal" error={errors.condition?.message} {...register('condition')}>
            <option value="">Sin evaluar</option>
            {CONDITIONS.map((one) => (
              <option key={one} value={one}>
                {one} de 9
              </option>
            ))}
          </SelectField>
          <SelectField label="Dolor" error={errors.pain?.message} {...register('pain')}>
            <option value="">Sin evaluar</option>
            {PAIN.map((one, value) => (
              <option key={one} value={value}>
                {one}
              </option>
            ))}
          </SelectField>
        </div>
        <Normal species={species} />
      </div>
    </fieldset>
  );
};
