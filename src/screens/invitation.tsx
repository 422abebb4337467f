import { useCallback, useState } from 'react';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { Invitation } from '../features/auth/invitation.tsx';
import { StreetDoor } from '../features/guides/home/street-door.tsx';
import { defineScreen } from '../lib/screen.ts';
import type { Offer } from '../shared/schemas/household.ts';
import { FOLDER_OF, type Folder } from '../shared/species.ts';

const TITLE = 'Tienes una invitación';

/** Whose drawing stands beside a link, by the animal that it hands over; of a household it is the cat's. */
const SCENE = { perros: 'labrador', gatos: 'siames', hamsters: 'sirio', loros: 'periquito-australiano' } as const;

const View = () => {
  const [isTaken, setTaken] = useState(false);
  const [folder, setFolder] = useState<Folder>('gatos');
  const show = useCallback(({ pet }: Offer) => setFolder(pet ? FOLDER_OF[pet.species] : 'gatos'), []);
  return (
    <AuthPage
      scene={<StreetDoor folder={folder} breed={SCENE[folder]} />}
      title={isTaken ? 'Aceptaste la invitación' : TITLE}
      lede="De alguien que cuida animales."
      doors={null}
    >
      <Invitation onOffer={show} onTaken={() => setTaken(true)} />
    </AuthPage>
  );
};

export const screen = defineScreen({
  api: true,
  head: () => ({ title: TITLE, description: 'Entra al hogar de quien te invitó, o recibe a una mascota.' }),
  View,
});
