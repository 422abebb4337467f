import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { recentText } from '../../lib/formats.ts';
import { byClinic } from '../../lib/own-clinics.ts';
import { paths } from '../../shared/paths.ts';
import { FOLDER_OF } from '../../shared/species.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmergencyCard } from './emergency-card.tsx';
import { PetNav } from './pet-nav.tsx';
import { useCards } from './use-cards.ts';

/** A pet's emergency card on its page, with or without connection. `lines` are the guides' numbers. */
export const EmergencyPage = ({ id, lines }: { id: string; lines: ReactNode }) => {
  const { cards, photos, keptAt, isKnown, error, refetch } = useCards();
  const card = cards?.find((one) => one.id === id);
  const back = (
    <Link href={paths.ownerTab('mascotas')} className="pet-back link no-print">
      <Icon name="chevron-left" />
      Mis mascotas
    </Link>
  );
  if (!card)
    return (
      <div className="wrap-app app-screen">
        <header className="screen-head">
          <div>
            {back}
            <h1>Tarjeta para urgencias</h1>
          </div>
        </header>
        {!isKnown && error && (
          <LoadFailure text={errorText(error, 'No se pudo cargar la tarjeta')} onRetry={() => refetch()} />
        )}
        {!isKnown && !error && <Loading label="Cargando la tarjeta" rows={4} />}
        {isKnown && (
          <Empty
            title="No encontramos esa tarjeta"
            action={
              <Link href={paths.ownerTab('mascotas')} className="btn primary">
                Ver mis mascotas
              </Link>
            }
          >
            La mascota está en el archivo, es de otra cuenta, o el enlace está mal escrito.
          </Empty>
        )}
      </div>
    );
  return (
    <div className="wrap-app app-screen emergency-page" data-species={FOLDER_OF[card.species]}>
      <div className="no-print">
        {back}
        <PetNav pet={{ id, name: card.name, diedAt: null }} here="urgencias" />
      </div>
      <EmergencyCard
        card={card}
        photo={photos[card.id]}
        others={byClinic(cards ?? []).flatMap(({ clinic }) => clinic ?? [])}
        lines={lines}
      />
      {keptAt !== null && (
        <p className="soft small" role="status">
          <Icon name="cloud-check" /> Guardada en este dispositivo: {recentText(keptAt, Date.now())}
        </p>
      )}
    </div>
  );
};
