import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { DutyFrame } from '../features/auth/duty-frame.tsx';
import { NoClinic } from '../features/auth/no-clinic.tsx';
import { UnprovenOffice } from '../features/auth/unproven-office.tsx';
import { SecondStepAdvice, SecondStepLine } from '../features/factors/second-step-line.tsx';
import { StreetDoor } from '../features/guides/home/street-door.tsx';
import { eraseDevice, readDevice, writeDevice } from '../lib/device.ts';
import { getSession, renewUser } from '../lib/session-store.ts';
import { useTRPC } from '../lib/trpc.ts';
import { isLookedAfter } from '../shared/looked-after.ts';
import { POLICY_VERSION } from '../shared/policy-version.ts';
import type { Role } from '../shared/roles.ts';
import type { Duties } from '../shared/schemas/auth.ts';
import { Loading } from '../ui/empty.tsx';

/** Few ever see them here. */
const PasswordDuty = lazy(() =>
  import('../features/auth/password-duty.tsx').then((module) => ({ default: module.PasswordDuty })),
);
const HeldDuty = lazy(() => import('../features/auth/held-duty.tsx').then((module) => ({ default: module.HeldDuty })));
const PolicyDuty = lazy(() =>
  import('../features/auth/policy-duty.tsx').then((module) => ({ default: module.PolicyDuty })),
);
const WaysIn = lazy(() => import('../features/factors/ways-in.tsx').then((module) => ({ default: module.WaysIn })));

/** How long a session counts as just asked for, ms. */
const SESSION_FRESH_MS = 60_000;
/** Remembers on the device that nothing was asked of the person under this policy: their next start waits for nobody. */
const CLEAR = 'al-dia';
const OWN_ACCOUNT = '/cuenta';
const CLINIC_PANEL = '/dashboard/business';

/** What was in the account is closed to this session still. */
const isShut = (held: Duties['held']) => held !== null && (held.until === null || Date.parse(held.until) > Date.now());

/** Who looks after others is asked to show that their e-mail is theirs; in their own account, where they do it, they may stay. */
const isUnprovenOffice = (person: { role: Role; duties: Duties } | undefined, place: string) =>
  person !== undefined && !isLookedAfter(person.role) && person.duties.emailUnproven && place !== OWN_ACCOUNT;

const asksNothing = (duties: Duties) =>
  !duties.mustAcceptPolicy &&
  duties.mustChangePassword === null &&
  duties.held === null &&
  !duties.lacksClinic &&
  duties.needsSecondStep === null;

/** A clinic is asked to put a second step, on its panel. */
const isAdvised = ({ role, duties }: { role: Role; duties: Duties }, place: string) =>
  role === 'business' && duties.lacksSecondStep && place === CLINIC_PANEL;

/** The days are over in which a second step was to be put. */
const isOverdue = (needed: Duties['needsSecondStep'] | undefined) =>
  needed?.until !== undefined && Date.parse(needed.until) <= Date.now();

/** Until it is known what an account shows first. */
export const OpeningAccount = () => (
  <div className="wrap-app app-screen">
    <Loading label="Abriendo tu cuenta" rows={5} />
  </div>
);

/**
 * Asks the server whose session this is, so that a new name or role shows and a dead session ends (lib/trpc.ts), and what is
 * asked of the person before anything else (product.md, Roles and Consent). Until that is known nothing of the account is
 * drawn, unless it was clear the last time. When the server does not answer, the screen says so itself.
 */
export const FirstDuties = ({ userId, children }: { userId: string; children: ReactNode }) => {
  const trpc = useTRPC();
  const [path] = useLocation();
  // Each page mounts this anew: on the way to another one the screen that still stands is that of this place.
  const [place] = useState(path);
  const { data, error, isFetching, refetch } = useQuery(
    trpc.auth.session.queryOptions(undefined, { staleTime: SESSION_FRESH_MS }),
  );
  useEffect(() => {
    const session = getSession();
    if (!data || session?.user.id !== data.id) return;
    const { id, name, role, duties } = data;
    if (session.user.name !== name || session.user.role !== role) void renewUser({ id, name, role });
    if (asksNothing(duties)) writeDevice(id, CLEAR, POLICY_VERSION);
    else eraseDevice(id, CLEAR);
  }, [data]);

  const scene = <StreetDoor folder="perros" breed="labrador" />;
  if (data?.duties.mustAcceptPolicy)
    return (
      <Suspense fallback={<Loading label="Cargando la política" rows={3} />}>
        <PolicyDuty scene={scene} />
      </Suspense>
    );
  if (data && isShut(data.duties.held))
    return (
      <Suspense fallback={<Loading label="Cargando tu cuenta" rows={3} />}>
        <HeldDuty scene={scene} person={data} onRetry={() => void refetch()} />
      </Suspense>
    );
  if (data?.duties.mustChangePassword)
    return (
      <Suspense fallback={<Loading label="Cargando tu contraseña" rows={3} />}>
        <PasswordDuty scene={scene} set={data.duties.mustChangePassword} email={data.email} />
      </Suspense>
    );
  const needsSecondStep = data?.duties.needsSecondStep;
  if (data && isOverdue(needsSecondStep))
    return (
      <DutyFrame
        scene={scene}
        title="Pon un segundo paso"
        lede="Este servicio lo pide a quienes lo administran, y el plazo terminó. Con una llave de acceso o una aplicación de códigos sigues donde ibas."
      >
        <Suspense fallback={<Loading label="Cargando cómo entras" rows={3} />}>
          <WaysIn email={data.email} />
        </Suspense>
      </DutyFrame>
    );
  // Its own account stays open to it.
  if (data?.duties.lacksClinic && place !== OWN_ACCOUNT)
    return <NoClinic scene={scene} busy={isFetching} onRetry={() => void refetch()} />;
  if (isUnprovenOffice(data, place)) return <UnprovenOffice scene={scene}>{children}</UnprovenOffice>;
  if (data && needsSecondStep)
    return (
      <>
        <SecondStepLine until={needsSecondStep.until} />
        {children}
      </>
    );
  if (data && isAdvised(data, place))
    return (
      <>
        <SecondStepAdvice userId={data.id} />
        {children}
      </>
    );
  if (data || error || readDevice(userId, CLEAR) === POLICY_VERSION) return children;
  return <OpeningAccount />;
};
