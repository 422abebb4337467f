import { useState } from 'react';
import { Link } from 'wouter';
import { ended, recentText } from '../../lib/formats.ts';
import { byClinic } from '../../lib/own-clinics.ts';
import { PETS_AT_ONCE } from '../../shared/limits.ts';
import { paths } from '../../shared/paths.ts';
import type { PetCard } from '../../shared/schemas/pet-file.ts';
import { FOLDER_OF } from '../../shared/species.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import { ClinicCall } from './clinic-call.tsx';
import { useCards } from './use-cards.ts';

const CardLink = ({ card: { id, name, species } }: { card: PetCard }) => (
  <li data-species={FOLDER_OF[species]}>
    <Link href={paths.pet(id, 'urgencias')} className="btn line small">
      <Mark name={`track-${FOLDER_OF[species]}`} className="text-sp" />
      <span>
        <span className="sr-only">Tarjeta para urgencias de </span>
        {name}
      </span>
    </Link>
  </li>
);

/**
 * One press to the clinic of each pet and one to its emergency card, at the head of the dashboard. Drawing it keeps the cards on the
 * device, and it stands without connection too.
 */
export const EmergencyLinks = () => {
  const { cards, keptAt } = useCards();
  const [all, setAll] = useState(false);
  if (!cards || cards.length === 0) return null;
  const shown = all ? cards : cards.slice(0, PETS_AT_ONCE);
  return (
    <section className="emergency-links" data-species="emergency" aria-labelledby="si-pasa-algo">
      <h2 id="si-pasa-algo">
        <Icon name="siren" />
        Si pasa algo ahora
      </h2>
      <ul className="emergency-groups">
        {byClinic(shown).map(({ clinic, cards: pets }) => (
          <li key={clinic?.id ?? ''}>
            {clinic ? (
              <ClinicCall clinic={clinic} />
            ) : (
              <p className="small">Sin clínica anotada: la tarjeta dice a quién llamar.</p>
            )}
            <ul>
              {pets.map((card) => (
                <CardLink key={card.id} card={card} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="soft small emergency-kept">
        <Icon name="cloud-check" />
        {keptAt === null
          ? 'Tarjetas guardadas aquí: se abren sin internet.'
          : ended(
              `Sin conexión. Tarjetas y teléfonos guardados en este dispositivo: ${recentText(keptAt, Date.now())}`,
            )}
      </p>
      {shown.length < cards.length && (
        <button type="button" className="btn quiet small" onClick={() => setAll(true)}>
          Ver las {cards.length}
        </button>
      )}
    </section>
  );
};
