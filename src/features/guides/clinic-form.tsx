import { type FormEvent, type ReactNode, useState } from 'react';
import { FIND_VET } from '../../lib/find-vet.ts';
import { Icon } from '../../ui/icon.tsx';
import { colombianDigits, saveClinicPhone, useOwnClinics, useTypedPhone } from './clinic-phone.ts';
import { phoneDigits } from './figures.ts';

const WRONG = 'Escribe los 10 dígitos: 3XX si es celular, 60X si es fijo.';

const ClinicLine = ({ phone, children }: { phone: string; children: ReactNode }) => (
  <a className="call-line" href={`tel:+57${phone}`}>
    <Icon name="phone" />
    <span>
      <b className="num">{phoneDigits(phone)}</b>
      {children}
    </span>
  </a>
);

/** Whoever has no number is not left with an empty field. */
const FindVet = () => (
  <a className="call-line no-print" href={FIND_VET}>
    <Icon name="search" />
    <span>
      <b>¿No lo tienes?</b>
      Busca «veterinaria 24 horas» en el mapa
    </span>
  </a>
);

/**
 * The reader's clinics in the call card: the number that was typed here and those of their animals, to call; or the field to keep one
 * on this device, and a way to find one.
 */
export const ClinicForm = () => {
  const typed = useTypedPhone();
  const own = useOwnClinics().filter(({ clinic }) => clinic.phone !== typed);
  const [changing, setChanging] = useState(false);
  const [error, setError] = useState('');
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('clinica') as HTMLInputElement;
    const digits = colombianDigits(field.value);
    setError(digits ? '' : WRONG);
    if (!digits) {
      field.focus();
      return;
    }
    saveClinicPhone(digits);
    setChanging(false);
  };
  if (!changing && (typed || own.length > 0)) {
    return (
      <div id="mi-clinica">
        {typed && <ClinicLine phone={typed}>Tu clínica</ClinicLine>}
        {own.map(({ clinic, pets }) => (
          <ClinicLine key={clinic.id} phone={clinic.phone}>
            {clinic.name} · {pets.join(', ')}
          </ClinicLine>
        ))}
        <button type="button" className="link" onClick={() => setChanging(true)}>
          {typed ? 'Cambiar el número' : 'Anotar otro número'}
        </button>
      </div>
    );
  }
  return (
    <>
      <form id="mi-clinica" className="clinic-form needs-js" onSubmit={save} noValidate>
        <label htmlFor="clinica">Teléfono de tu clínica</label>
        <p id="clinica-nota">Queda solo en este dispositivo, para llamar con un toque.</p>
        <div>
          <input
            id="clinica"
            name="clinica"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            defaultValue={typed ?? ''}
            aria-invalid={error !== ''}
            aria-describedby={error ? 'clinica-error' : 'clinica-nota'}
          />
          <button type="submit" className="btn line">
            Guardar
          </button>
        </div>
        <p id="clinica-error" role="alert" className="clinic-error">
          {error}
        </p>
      </form>
      <FindVet />
    </>
  );
};
