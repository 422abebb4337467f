import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { errorText, NO_ANSWER } from '../../lib/errors.ts';
import { useAuth } from '../../lib/session.tsx';
import { useTRPC } from '../../lib/trpc.ts';
import { paths } from '../../shared/paths.ts';
import type { Offer } from '../../shared/schemas/household.ts';
import { SPECIES_NAME } from '../../shared/species.ts';
import { Alert } from '../../ui/alert.tsx';
import { CheckField } from '../../ui/field.tsx';
import { DeadLink } from './dead-link.tsx';
import { dropToken } from './link-token.ts';
import { OpenedLink } from './opened-link.tsx';

const listed = new Intl.ListFormat('es-CO', { type: 'conjunction' });

/** The token waits in this tab (link-token.ts): whoever comes back from there goes on. */
const WaysIn = () => (
  <p className="acts">
    <Link href="/login?from=/invitacion" className="btn primary">
      Iniciar Sesión
    </Link>
    <Link href="/register?from=/invitacion" className="btn line">
      Crear cuenta
    </Link>
  </p>
);

/** What it is about, before anybody presses. */
const About = ({ ownerName, pet }: Offer) =>
  pet ? (
    <p className="set-for">
      <b>
        {ownerName} te entrega a {pet.name}
      </b>
      <span className="soft small">
        {[SPECIES_NAME[pet.species].one, pet.breed].filter(Boolean).join(' · ')}. Pasa a tu cuenta con su ficha, su
        historia, sus fotos y sus citas por venir.
      </span>
    </p>
  ) : (
    <p className="set-for">
      <b>{ownerName} te invita a su hogar</b>
      <span className="soft small">
        Verás y harás por sus mascotas lo mismo que esa persona, menos invitar, entregarlas, archivarlas y anotar que
        murieron. Lo que hagas llevará tu nombre.
      </span>
    </p>
  );

const Done = ({ ownerName, pet, petId }: Offer & { petId: string | null }) => {
  const said = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and may have stood far below.
  useEffect(() => {
    said.current?.focus({ preventScroll: true });
    said.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="form" ref={said} tabIndex={-1}>
      <Alert tone="ok" title={pet ? `${pet.name} ya está en tu cuenta` : `Ya cuidas a las mascotas de ${ownerName}`}>
        {pet
          ? 'Con su ficha, su historia, sus fotos y sus citas por venir.'
          : 'Están entre las tuyas, con el nombre de quien las registró.'}
      </Alert>
      <p className="acts">
        <Link href={petId ? paths.pet(petId) : paths.ownerTab('mascotas')} className="btn primary">
          {pet ? 'Ver su ficha' : 'Ver las mascotas'}
        </Link>
      </p>
    </div>
  );
};

/** The clinics that hold the animal's file see whose it is by this yes alone. */
const agreeText = (clinics: readonly string[]): string =>
  `Autorizo que ${listed.format(clinics)}, que ${clinics.length === 1 ? 'ya la atiende, vea' : 'ya la atienden, vean'} mi nombre y mis datos de contacto.`;

type Opened = { offer: Offer; token: string; onTaken: () => void };

/** The press is the person's: what only opens the link takes nothing. */
const Take = ({ offer, token, onTaken }: Opened) => {
  const { pet, clinics } = offer;
  const trpc = useTRPC();
  const client = useQueryClient();
  const [agrees, setAgrees] = useState(false);
  const accept = useMutation(trpc.household.accept.mutationOptions());
  const press = async () => {
    try {
      await accept.mutateAsync({ token, agrees });
      dropToken();
      onTaken();
      await client.invalidateQueries();
    } catch {
      // `accept.error` says it.
    }
  };
  if (accept.data) return <Done {...offer} petId={accept.data.petId} />;
  return (
    <div className="form">
      <About {...offer} />
      {accept.error && !accept.isPending && (
        <Alert tone="bad" title={pet ? 'No se pudo recibir' : 'No se pudo entrar'}>
          {errorText(accept.error, NO_ANSWER)}
        </Alert>
      )}
      {clinics.length > 0 && (
        <CheckField checked={agrees} onChange={({ target }) => setAgrees(target.checked)}>
          {agreeText(clinics)}
        </CheckField>
      )}
      <button
        type="button"
        className="btn primary wide tall"
        aria-disabled={accept.isPending}
        onClick={() => !accept.isPending && press()}
      >
        {pet ? `Recibir a ${pet.name}` : 'Entrar al hogar'}
      </button>
    </div>
  );
};

/** Who is in decides what comes next: the press, a way in, or another account. */
const Answer = (opened: Opened) => {
  const { offer } = opened;
  const { user } = useAuth();
  if (user?.role === 'user') return <Take {...opened} />;
  return (
    <div className="form">
      <About {...offer} />
      {user ? (
        <Alert tone="info" title="Entra con tu cuenta personal">
          Las mascotas están en cuentas de dueños. Cierra esta sesión y abre el enlace otra vez.
        </Alert>
      ) : (
        <WaysIn />
      )}
    </div>
  );
};

const ToPanel = () => (
  <Link href="/dashboard/user" className="btn primary">
    Ir a mi panel
  </Link>
);

type Told = { onOffer: (offer: Offer) => void; onTaken: () => void };

const Offered = ({ onOffer, ...opened }: Opened & Told) => {
  const { offer } = opened;
  useEffect(() => onOffer(offer), [onOffer, offer]);
  return <Answer {...opened} />;
};

/** What an owner's link offers: a place in the household, or an animal. `onOffer`: it was opened; `onTaken`: it was accepted. */
export const Invitation = (told: Told) => (
  <OpenedLink
    check={useMutation(useTRPC().household.look.mutationOptions())}
    missing={<ToPanel />}
    dead={(error) => (
      <DeadLink text={errorText(error, NO_ANSWER)}>
        <ToPanel />
      </DeadLink>
    )}
  >
    {(offer, token) => <Offered key={token} offer={offer} token={token} {...told} />}
  </OpenedLink>
);
