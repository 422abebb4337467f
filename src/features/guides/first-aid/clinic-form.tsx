import { type FormEvent, useState } from 'react';
import { useOnline } from '../../../lib/online.ts';
import { paths } from '../../../shared/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { phoneDigits } from '../figures.ts';
import { colombianDigits, saveClinicPhone, useClinicPhone } from './clinic-phone.ts';

const WRONG = 'Escribe los 10 dígitos: 3XX si es celular, 60X si es fijo.';

/** The reader's clinic in the call card: its number to call, or the field to keep it on this device. */
export const ClinicForm = () => {
  const phone = useClinicPhone();
  const isOnline = useOnline();
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
  if (phone && !changing) {
    return (
      <div id="mi-clinica">
        <a className="call-line" href={`tel:+57${phone}`}>
          <Icon name="phone" />
          <span>
            <b className="num">{phoneDigits(phone)}</b>
            Tu clínica
          </span>
        </a>
        <p>
          Si no contesta:{' '}
          <a className="link" href={paths.dayAndNight}>
            veterinarias 24 horas con teléfono
          </a>
          .
        </p>
        <button type="button" className="link" onClick={() => setChanging(true)}>
          Cambiar el número
        </button>
      </div>
    );
  }
  return (
    <>
      {/* Whoever has no number is not left with an empty field: the way to one comes first, where it can work. */}
      {isOnline && (
        <p className="clinic-near">
          <a className="btn danger" href={paths.dayAndNight}>
            <Icon name="phone" />
            Veterinarias 24 horas con teléfono
          </a>
          <a className="link" href={paths.findVet}>
            Otras en el mapa
          </a>
        </p>
      )}
      <form id="mi-clinica" className="clinic-form needs-js" onSubmit={save} noValidate>
        <label htmlFor="clinica">Guarda el teléfono de tu clínica</label>
        <p id="clinica-nota">Queda solo en este dispositivo.</p>
        <div>
          <input
            id="clinica"
            name="clinica"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            defaultValue={phone ?? ''}
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
      {!isOnline && (
        <p>
          Con internet:{' '}
          <a className="link" href={paths.dayAndNight}>
            veterinarias 24 horas con teléfono
          </a>
        </p>
      )}
    </>
  );
};
