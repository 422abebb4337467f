import { useState } from 'react';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { Invitation } from '../features/auth/invitation.tsx';
import { StreetDoor } from '../features/guides/home/street-door.tsx';
import { defineScreen } from '../lib/screen.ts';

const TITLE = 'Tienes una invitación';

const View = () => {
  const [isTaken, setTaken] = useState(false);
  return (
    <AuthPage
      scene={<StreetDoor folder="gatos" breed="siames" />}
      title={isTaken ? 'Aceptaste la invitación' : TITLE}
      lede="De alguien que cuida animales."
      doors={null}
    >
      <Invitation onTaken={() => setTaken(true)} />
    </AuthPage>
  );
};

export const screen = defineScreen({
  api: true,
  head: () => ({ title: TITLE, description: 'Entra al hogar de quien te invitó, o recibe a una mascota.' }),
  View,
});
