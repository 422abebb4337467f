import { useState } from 'react';
import { Link } from 'wouter';
import { PETS_AT_ONCE } from '../../shared/limits.ts';
import { paths } from '../../shared/paths.ts';
import { FOLDER_OF } from '../../shared/species.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import { useCards } from './use-cards.ts';

/** The way to each pet's emergency card. Drawing it keeps the cards on the device, and it stands without connection too. */
export const EmergencyLinks = () => {
  const { cards } = useCards();
  const [all, setAll] = useState(false);
  if (!cards || cards.length === 0) return null;
  const shown = all ? cards : cards.slice(0, PETS_AT_ONCE);
  return (
    <section className="emergency-links" data-species="emergency" aria-labelledby="tarjetas">
      <Icon name="siren" />
      <div>
        <h2 id="tarjetas">Tarjetas para urgencias</h2>
        <p className="soft small">Lo que hay que saber de cada una, en este dispositivo y sin internet.</p>
        <ul>
          {shown.map((card) => (
            <li key={card.id} data-species={FOLDER_OF[card.species]}>
              <Link href={paths.pet(card.id, 'urgencias')} className="btn line small">
                <Mark name={`track-${FOLDER_OF[card.species]}`} className="text-sp" />
                {card.name}
              </Link>
            </li>
          ))}
        </ul>
        {shown.length < cards.length && (
          <button type="button" className="btn quiet small" onClick={() => setAll(true)}>
            Ver las {cards.length}
          </button>
        )}
      </div>
    </section>
  );
};
