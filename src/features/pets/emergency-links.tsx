import { Link } from 'wouter';
import { paths } from '../../shared/routes.ts';
import { FOLDER_OF } from '../../shared/species.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import { useCards } from './use-cards.ts';

/** The way to each pet's emergency card. Drawing it keeps the cards on the device, and it stands without connection too. */
export const EmergencyLinks = () => {
  const { cards } = useCards();
  if (!cards || cards.length === 0) return null;
  return (
    <section className="emergency-links" data-species="emergency" aria-labelledby="tarjetas">
      <Icon name="siren" />
      <div>
        <h2 id="tarjetas">Tarjetas para urgencias</h2>
        <p className="soft small">Lo que hay que saber de cada una, en este dispositivo y sin internet.</p>
        <ul>
          {cards.map((card) => (
            <li key={card.id} data-species={FOLDER_OF[card.species]}>
              <Link href={paths.pet(card.id, 'urgencias')} className="btn line small">
                <Mark name={`track-${FOLDER_OF[card.species]}`} className="text-sp" />
                {card.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
