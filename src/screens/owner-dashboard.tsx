import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { NextTicket } from '../features/appointments/next-ticket.tsx';
import { EmailLine } from '../features/auth/email-line.tsx';
import { ClaimForm } from '../features/claims/claim-form.tsx';
import { type BreedsByFolder, breedNames, everyBreed, PetPortrait } from '../features/guides/pictures/pet-portrait.tsx';
import { HouseholdWaits } from '../features/household/household-waits.tsx';
import { DueMedicines } from '../features/medicines/due-medicines.tsx';
import { FirstThings } from '../features/owner/first-things.tsx';
import { OwnerNav } from '../features/owner/owner-nav.tsx';
import { Summary } from '../features/owner/summary.tsx';
import { ArchivedList } from '../features/pets/archived-list.tsx';
import { EmergencyLinks } from '../features/pets/emergency-links.tsx';
import { PetList } from '../features/pets/pet-list.tsx';
import { PetSummary } from '../features/pets/pet-summary.tsx';
import { RegisterPet } from '../features/pets/register-pet.tsx';
import { SharedPets } from '../features/pets/shared-pets.tsx';
import { OwnProfile } from '../features/profile/own-profile.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { PushLine } from '../features/push/push-line.tsx';
import { UrgentCarne } from '../features/records/urgent-carne.tsx';
import type { DrawPet } from '../lib/draw-pet.ts';
import { firstName, longDate } from '../lib/formats.ts';
import { useToday } from '../lib/now.ts';
import { defineScreen } from '../lib/screen.ts';
import { useAuth } from '../lib/session.tsx';
import { OWNER_TABS, type OwnerTab, paths } from '../shared/paths.ts';
import type { User } from '../shared/schemas/auth.ts';
import { Empty, Loading } from '../ui/empty.tsx';
import { Tabs } from '../ui/tabs.tsx';

const OutOfReach = () => (
  <Empty title="Sin conexión">Tus citas necesitan internet. Vuelve a abrir esta página cuando lo tengas.</Empty>
);
// Appointments need the network anyway: their code is not among what a device keeps for a day without it.
const VisitsTab = lazy(() =>
  import('../features/appointments/visits-page.tsx').then(
    (module) => ({ default: module.VisitsPage }),
    () => ({ default: OutOfReach }),
  ),
);

const TAB_NAME: Record<OwnerTab, string> = { mascotas: 'Mascotas', citas: 'Citas', perfil: 'Perfil' };

const Head = ({ name }: { name: string }) => {
  const today = useToday();
  return (
    <header className="screen-head">
      <div>
        <p className="soft small">{longDate(today)}</p>
        <h1>Hola, {firstName(name)}</h1>
      </div>
    </header>
  );
};

/** spec §2: without phone or address nothing else can be done yet. */
const Welcome = ({ user, draw }: { user: User; draw: DrawPet }) => (
  <>
    <EmailLine />
    {/* Whoever came into a household has animals to run with before they have an address here. */}
    <EmergencyLinks />
    <SharedPets draw={draw} />
    <p className="lede measure">Para comenzar, necesitamos algunos datos básicos sobre ti</p>
    <section className="opened narrow-form" aria-label="Tus datos">
      <ProfileForm user={user} />
    </section>
  </>
);

const Dashboard = ({ user, breeds }: { user: User; breeds: BreedsByFolder }) => {
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('vista') as OwnerTab;
  const selected = OWNER_TABS.includes(asked) ? asked : 'mascotas';
  const draw: DrawPet = (pet, sizes) => <PetPortrait pet={pet} breeds={breeds} sizes={sizes} />;

  const select = (tab: string) => navigate(paths.ownerTab(tab as OwnerTab), { replace: true });
  const open = (tab: OwnerTab) => {
    select(tab);
    const button = document.getElementById(tab);
    button?.focus();
    button?.scrollIntoView({ block: 'start' });
  };
  const panels: Record<OwnerTab, () => ReactNode> = {
    mascotas: () => (
      <>
        <PetList draw={draw} />
        <ArchivedList draw={draw} />
        <RegisterPet breedNames={breedNames(breeds)} claim={<ClaimForm />} />
      </>
    ),
    citas: () => (
      <Suspense fallback={<Loading label="Cargando tus citas" />}>
        <VisitsTab draw={draw} />
      </Suspense>
    ),
    perfil: () => (
      <div className="narrow-form">
        <ProfileForm user={user} />
      </div>
    ),
  };
  return (
    <>
      <EmergencyLinks />
      <EmailLine />
      <PushLine what="Recordatorios de citas y medicinas." />
      <Summary>
        {(summary) => (
          <>
            <HouseholdWaits {...summary.household} />
            <div className="owner-first">
              <div className="owner-part">
                <DueMedicines medicines={summary.medicines} />
                <FirstThings summary={summary} />
              </div>
              <div className="owner-part">
                <NextTicket visit={summary.nextVisit} onOpenAll={() => open('citas')} />
                <PetSummary pets={summary.pets} total={summary.petCount} draw={draw} onOpen={() => open('mascotas')} />
                {summary.acts[0] && <UrgentCarne petId={summary.acts[0].petId} />}
              </div>
            </div>
          </>
        )}
      </Summary>
      <div className="owner-tabs">
        <Tabs
          label="Tu panel"
          items={OWNER_TABS.map((id) => ({ id, label: TAB_NAME[id], panel: panels[id] }))}
          selected={selected}
          onSelect={select}
        />
      </div>
    </>
  );
};

const Waiting = ({ children }: { children: ReactNode }) => (
  <>
    <OwnerNav />
    <div className="wrap-app app-screen">
      {/* As tall as what comes: the number below is pressed in a hurry, and must not move away from the finger. */}
      <Head name={useAuth().user?.name ?? ''} />
      <EmergencyLinks />
      {children}
    </div>
  </>
);

const isComplete = ({ phone, address }: User) => Boolean(phone && address);

const View = ({ data }: { data: BreedsByFolder }) => (
  <OwnProfile frame={(state) => <Waiting>{state}</Waiting>}>
    {(user) => (
      <>
        {isComplete(user) && <OwnerNav />}
        <div className="wrap-app app-screen">
          <Head name={user.name} />
          {isComplete(user) ? (
            <Dashboard user={user} breeds={data} />
          ) : (
            <Welcome user={user} draw={(pet, sizes) => <PetPortrait pet={pet} breeds={data} sizes={sizes} />} />
          )}
        </div>
      </>
    )}
  </OwnProfile>
);

export const screen = defineScreen({
  api: true,
  load: everyBreed,
  head: () => ({ title: 'Panel Principal', description: 'Tus mascotas, tus citas y tu perfil.' }),
  View,
});
