import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { dayText, phoneText, telLink } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { ageText } from '../../shared/pets.ts';
import type { PatientFile } from '../../shared/schemas/patient-file.ts';
import { SPECIES_NAME } from '../../shared/species.ts';
import { Icon } from '../../ui/icon.tsx';

const PATIENTS = '/dashboard/business/pacientes';

/** The person to speak to, by whatever they gave. */
const Owner = ({ file: { owner, pet, file }, onCorrect }: { file: PatientFile; onCorrect: (() => void) | null }) => (
  <div className="patient-owner">
    <p>
      <span className="soft small">{owner.isClient ? 'Cliente de la clínica' : 'Dueño'}</span>
      <br />
      <b>{owner.name}</b>
    </p>
    {file?.ownerEmail && (
      <p className="small">
        <a href={`mailto:${file.ownerEmail}`}>{file.ownerEmail}</a>
      </p>
    )}
    <div className="acts">
      {owner.phone && (
        <a className="btn line small" href={telLink(owner.phone)}>
          <Icon name="phone" />
          <span className="num">{phoneText(owner.phone)}</span>
        </a>
      )}
      {file && owner.hasAccount && (
        <Link
          className="btn line small"
          href={`/dashboard/business/mensajes?${new URLSearchParams(file.thread ? { hilo: file.thread.id } : { paciente: pet.id })}`}
        >
          <Icon name="message-square-text" />
          {file.thread ? 'Mensajes' : 'Escribirle'}
          {file.thread && file.thread.unread > 0 && ` (${file.thread.unread})`}
          <span className="sr-only"> sobre {pet.name}</span>
        </Link>
      )}
      {onCorrect && (
        <button type="button" className="btn line small" onClick={onCorrect}>
          <Icon name="pencil" />
          Corregir datos
        </button>
      )}
    </div>
  </div>
);

/** Which animal, and whose. `portrait` draws it; `onCorrect` null: its data are somebody else's to correct. */
export const PatientHead = ({
  file,
  portrait,
  onCorrect,
}: {
  file: PatientFile;
  portrait: ReactNode;
  onCorrect: (() => void) | null;
}) => {
  const month = useToday().slice(0, 7);
  const { pet } = file;
  return (
    <header className="patient-head no-print">
      <Link href={PATIENTS} className="link small">
        <Icon name="chevron-left" />
        Pacientes
      </Link>
      {portrait}
      <div>
        <h1>{pet.name}</h1>
        <p className="soft">
          {[SPECIES_NAME[pet.species].one, pet.breed, ageText(pet.birthMonth, month)].filter(Boolean).join(' · ')}
        </p>
        {pet.diedAt !== null && (
          <p className="tag plain">Murió, según anotó quien lo cuidaba el {dayText(pet.diedAt)}</p>
        )}
        {pet.isArchived && <p className="tag plain">Archivada por su dueño</p>}
      </div>
      <Owner file={file} onCorrect={onCorrect} />
    </header>
  );
};
