import { useQuery } from '@tanstack/react-query';
import type { UseFormRegister } from 'react-hook-form';
import { dayText } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { RECENT_DAYS } from '../../shared/limits.ts';
import type { OpenLinks } from '../../shared/schemas/own-account.ts';
import { CheckField } from '../../ui/field.tsx';

const listed = new Intl.ListFormat('es-CO', { type: 'conjunction' });

const sharesText = (shares: OpenLinks['shares']): string =>
  listed.format(shares.map(({ petName, expiresAt }) => `${petName}, hasta el ${dayText(expiresAt)}`));

type Choice = { current: string; password: string; endFeed: boolean; endShares: boolean; endGrants: boolean };

/** What opens something of the account without a password, in the form that replaces it: it ends too, unless unticked. */
export const OpenLinksChoice = ({ register }: { register: UseFormRegister<Choice> }) => {
  const { data } = useQuery(useTRPC().profile.openLinks.queryOptions());
  if (!data || (!data.feed && data.shares.length === 0 && data.grants.length + data.people.length === 0)) return null;
  return (
    <fieldset className="field">
      <legend className="font-semibold">Enlaces y permisos abiertos</legend>
      <p className="field-hint">
        No dependen de tu contraseña: quien los tenga sigue viendo lo que muestran aunque la cambies. Terminar también:
      </p>
      {data.feed && (
        <CheckField {...register('endFeed')}>Calendario privado, creado el {dayText(data.feed.createdAt)}</CheckField>
      )}
      {data.shares.length > 0 && (
        <CheckField {...register('endShares')}>
          {data.shares.length === 1 ? 'Carné compartido' : 'Carnés compartidos'}: {sharesText(data.shares)}
        </CheckField>
      )}
      {data.grants.length + data.people.length > 0 && (
        <CheckField {...register('endGrants')}>
          Permisos dados en los últimos {RECENT_DAYS} días:{' '}
          {listed.format([
            ...data.grants.map(({ clinicName, petName }) => `${clinicName} lee la historia de ${petName}`),
            ...data.people.map(({ name }) => `${name} está en tu hogar (esperará a que digas en tu panel que sigue)`),
          ])}
        </CheckField>
      )}
    </fieldset>
  );
};
