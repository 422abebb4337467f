import { Link } from 'wouter';
import type { DrawPet } from '../../lib/draw-pet.ts';
import { phoneText, shortDate, telLink } from '../../lib/formats.ts';
import { paths } from '../../shared/paths.ts';
import type { PatientRow } from '../../shared/schemas/client.ts';
import { FOLDER_OF, SPECIES_NAME } from '../../shared/species.ts';
import { PicturedCell } from '../../ui/pictured-table.tsx';

export const Row = ({ patient, draw, onCode }: { patient: PatientRow; draw: DrawPet; onCode: () => void }) => (
  <tr>
    <PicturedCell
      picture={draw(patient, '52px')}
      name={patient.name}
      note={[SPECIES_NAME[patient.species].one, patient.breed].filter(Boolean).join(' · ')}
      tint={FOLDER_OF[patient.species]}
    />
    <td data-label="Dueño">
      {patient.owner}
      {patient.ownerPhone && (
        <a className="agenda-tel num small" href={telLink(patient.ownerPhone)}>
          <span className="sr-only">Llamar a {patient.owner}: </span>
          {phoneText(patient.ownerPhone)}
        </a>
      )}
    </td>
    <td data-label="Última visita" className="num">
      {patient.lastVisit ? shortDate(patient.lastVisit) : 'Sin visitas'}
    </td>
    <td>
      <div className="patient-acts">
        {patient.clientId && (
          <button type="button" className="btn quiet small" onClick={onCode}>
            Dar código<span className="sr-only"> para {patient.name}</span>
          </button>
        )}
        {patient.isOpen ? (
          <Link href={paths.patient(patient.id)} className="btn line small">
            Ver Historial<span className="sr-only"> de {patient.name}</span>
          </Link>
        ) : (
          <span className="soft small">La ficha se abre al confirmar su cita</span>
        )}
      </div>
    </td>
  </tr>
);
