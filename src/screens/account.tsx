import type { ReactNode } from 'react';
import { OwnAccesses } from '../features/accesses/own-accesses.tsx';
import { OwnEmail } from '../features/auth/own-email.tsx';
import { OwnPasswordForm } from '../features/auth/own-password-form.tsx';
import { WaysIn } from '../features/factors/ways-in.tsx';
import { Household } from '../features/household/household.tsx';
import { AccountFrame } from '../features/profile/account-frame.tsx';
import { EraseSection } from '../features/profile/erase-section.tsx';
import { OwnActs } from '../features/profile/own-acts.tsx';
import { AcceptedPolicy, DownloadCopy, DownloadFiles } from '../features/profile/own-data.tsx';
import { OwnLinks } from '../features/profile/own-links.tsx';
import { OwnNotices } from '../features/profile/own-notices.tsx';
import { OwnPassword } from '../features/profile/own-password.tsx';
import { OwnProfile } from '../features/profile/own-profile.tsx';
import { OwnSessions } from '../features/profile/own-sessions.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { PushDevices } from '../features/push/push-devices.tsx';
import { OwnRequests } from '../features/requests/own-requests.tsx';
import { defineScreen } from '../lib/screen.ts';
import type { User } from '../shared/schemas/auth.ts';

const TITLE = 'Mi cuenta';

const Page = ({ children }: { children: ReactNode }) => (
  <div className="wrap-app app-screen">
    <header className="screen-head">
      <h1>{TITLE}</h1>
    </header>
    {children}
  </div>
);

const sectionsOf = (user: User) =>
  [
    {
      id: 'perfil',
      title: 'Perfil',
      icon: 'user-round',
      body: (
        <div className="narrow-form">
          <ProfileForm user={user} />
        </div>
      ),
    },
    {
      id: 'correo',
      title: 'Correo electrónico',
      icon: 'mail',
      body: <OwnEmail email={user.email} books={user.role === 'user'} />,
    },
    {
      id: 'contrasena',
      title: 'Contraseña',
      icon: 'key-round',
      body: <OwnPassword form={<OwnPasswordForm email={user.email} currentLabel="Contraseña actual" />} />,
    },
    { id: 'entrada', title: 'Cómo entras', icon: 'smartphone', body: <WaysIn email={user.email} /> },
    {
      id: 'avisos',
      title: 'Qué te avisamos',
      icon: 'info',
      isFolded: true,
      inShort: 'Qué te llega, por correo o al celular.',
      body: (
        <>
          <PushDevices />
          <OwnNotices role={user.role} />
        </>
      ),
    },
    {
      id: 'sesiones',
      title: 'Sesiones',
      icon: 'monitor',
      isFolded: true,
      inShort: 'Dónde está abierta tu cuenta. Aquí la cierras.',
      body: <OwnSessions />,
    },
    {
      id: 'accesos',
      title: 'Accesos',
      icon: 'activity',
      isFolded: true,
      inShort: 'Quién entró, quién lo intentó y desde dónde.',
      body: <OwnAccesses />,
    },
    ...(user.role === 'user'
      ? ([
          { id: 'hogar', title: 'Hogar', icon: 'house', body: <Household /> },
          { id: 'enlaces', title: 'Enlaces abiertos', icon: 'eye', body: <OwnLinks /> },
        ] as const)
      : []),
    {
      id: 'actos',
      title: 'Actos sobre mi cuenta',
      icon: 'history',
      isFolded: true,
      inShort: 'Qué se cambió en ella, quién y cuándo.',
      body: <OwnActs />,
    },
    {
      id: 'datos',
      title: 'Mis datos',
      icon: 'shield-check',
      isFolded: true,
      inShort: 'La política que aceptaste, tu copia y tus solicitudes.',
      body: (
        <>
          <AcceptedPolicy />
          <DownloadCopy />
          {user.role === 'user' && <DownloadFiles />}
          <OwnRequests />
        </>
      ),
    },
    {
      id: 'eliminar',
      title: 'Eliminar mi cuenta',
      icon: 'trash-2',
      isFolded: true,
      inShort: 'Qué se borra y qué queda.',
      body: <EraseSection user={user} />,
    },
  ] as const;

export const screen = defineScreen({
  api: true,
  head: () => ({ title: TITLE, description: 'Tu perfil, tu contraseña, tus sesiones y tus datos.' }),
  View: () => (
    <Page>
      <OwnProfile frame={(state) => state}>
        {(user) => <AccountFrame user={user} sections={sectionsOf(user)} />}
      </OwnProfile>
    </Page>
  ),
});
