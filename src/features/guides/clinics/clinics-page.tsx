import {
  ASKED_CITY,
  ASKED_HOURS,
  ASKED_SPECIES,
  DAY_AND_NIGHT,
  DIRECTORY_PATH,
  DIRECTORY_TITLE,
} from '../../../shared/directory.ts';
import { SPECIES, SPECIES_NAME } from '../../../shared/species.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Folio } from '../folio.tsx';

/**
 * The public directory of clinics. The Worker fills in the cities, what was asked for and the clinics (worker/pages/clinics.ts); another
 * question is a form's, which asks for another page. It names its fields by their ids: the page stands there once.
 */
export const ClinicsPage = () => (
  <div className="clinics-page" data-species="house">
    <div className="band">
      <div className="wrap">
        <Folio trail={[]} current="Veterinarias" />
        <h1>{DIRECTORY_TITLE}</h1>
        <search>
          <form action={DIRECTORY_PATH} className="clinics-form">
            <div className="field">
              <label htmlFor="en-ciudad">Ciudad</label>
              <span className="select">
                <select id="en-ciudad" name={ASKED_CITY} className="input" autoComplete="off">
                  <option value="">Todas las ciudades</option>
                </select>
                <Icon name="chevron-down" />
              </span>
            </div>
            <div className="field">
              <label htmlFor="para-especie">Para</label>
              <span className="select">
                <select id="para-especie" name={ASKED_SPECIES} className="input" autoComplete="off">
                  <option value="">Cualquier animal</option>
                  {SPECIES.map((species) => (
                    <option key={species} value={species}>
                      {SPECIES_NAME[species].many}
                    </option>
                  ))}
                </select>
                <Icon name="chevron-down" />
              </span>
            </div>
            <div className="check">
              <input id="dia-y-noche" type="checkbox" name={ASKED_HOURS} value={DAY_AND_NIGHT} />
              <label htmlFor="dia-y-noche">Con urgencias 24 horas</label>
            </div>
            <button type="submit" className="btn primary">
              Ver clínicas
            </button>
          </form>
        </search>
      </div>
    </div>
    <div className="wrap clinics-body">
      <div id="directorio" />
      <p className="clinics-urgent">
        <Icon name="siren" />
        <span>
          ¿Es una urgencia? <a href="/primeros-auxilios">Mira qué hacer primero</a>, llama y sal.
        </span>
      </p>
      <p className="clinic-asof">
        Son clínicas que reciben citas por aquí y quisieron estar. Lo que dicen de sí lo escribe cada una.
      </p>
    </div>
  </div>
);
