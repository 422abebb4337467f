import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { monthName } from '../../lib/formats.ts';
import type { TEXT } from '../../shared/limits.ts';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { type EditedPet, MONTHS } from './edited-pet.ts';

type Props = { register: UseFormRegister<EditedPet>; errors: FieldErrors<EditedPet>; longest: typeof TEXT };

/** Who it is. */
export const NameFields = ({ register, errors, longest, label = 'Nombre' }: Props & { label?: string }) => (
  <NameField
    label={label}
    autoComplete="off"
    longest={longest.givenName}
    error={errors.name?.message}
    {...register('name')}
  />
);

/** The month of its birth: the age follows from it. */
export const BirthFields = ({ register, errors }: Omit<Props, 'longest'>) => (
  <div className="field-row">
    <SelectField label="Mes en que nació" required error={errors.birthMonth?.message} {...register('birthMonth')}>
      {MONTHS.map((month) => (
        <option key={month} value={month}>
          {monthName(`2000-${month}-01`)}
        </option>
      ))}
    </SelectField>
    <TextField
      label="Año en que nació"
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      required
      error={errors.birthYear?.message}
      {...register('birthYear')}
    />
  </div>
);

/** What it looks like. */
export const BodyFields = ({ register, errors, longest }: Props) => (
  <>
    <ChoiceGroup legend="Sexo" error={errors.sex?.message}>
      {[
        ['macho', 'Macho'],
        ['hembra', 'Hembra'],
        ['', 'No sé'],
      ].map(([value, label]) => (
        <Choice key={label} value={value} {...register('sex')}>
          <Tick />
          {label}
        </Choice>
      ))}
    </ChoiceGroup>
    <ChoiceGroup legend="¿Lo esterilizaron?" error={errors.neutered?.message}>
      {[
        ['si', 'Sí'],
        ['no', 'No'],
        ['', 'No sé'],
      ].map(([value, label]) => (
        <Choice key={label} value={value} {...register('neutered')}>
          <Tick />
          {label}
        </Choice>
      ))}
    </ChoiceGroup>
    <TextField
      label="Color y señas"
      optional
      autoComplete="off"
      placeholder="Miel, con una mancha blanca en el pecho"
      maxLength={longest.colour}
      error={errors.colour?.message}
      {...register('colour')}
    />
    <TextField
      label="Microchip"
      optional
      hint="15 dígitos. Está en el carné o en la factura de quien lo puso."
      inputMode="numeric"
      autoComplete="off"
      maxLength={30}
      error={errors.microchip?.message}
      {...register('microchip')}
    />
  </>
);

const ALLERGIC = [
  ['', 'No sé'],
  ['no', 'Ninguna'],
  ['si', 'Sí'],
] as const;

/** What whoever treats it must know. `allergic`: what is chosen now. */
export const HealthFields = ({ register, errors, longest, allergic }: Props & { allergic: EditedPet['allergic'] }) => (
  <>
    <ChoiceGroup legend="¿Tiene alergias?">
      {ALLERGIC.map(([value, name]) => (
        <Choice key={value} value={value} {...register('allergic')}>
          <Tick />
          {name}
        </Choice>
      ))}
    </ChoiceGroup>
    {allergic === 'si' && (
      <TextAreaField
        label="Cuáles alergias"
        rows={2}
        placeholder="A qué y qué le pasó"
        maxLength={longest.health}
        error={errors.allergies?.message}
        {...register('allergies')}
      />
    )}
    <TextAreaField
      label="Medicinas que toma"
      optional
      rows={2}
      placeholder="Nombre, cada cuánto y quién la formuló"
      maxLength={longest.health}
      error={errors.medicines?.message}
      {...register('medicines')}
    />
    <TextAreaField
      label="Notas"
      optional
      maxLength={longest.notes}
      error={errors.notes?.message}
      {...register('notes')}
    />
  </>
);
