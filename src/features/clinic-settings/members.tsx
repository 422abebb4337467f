import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { useAuth } from '../../lib/session.tsx';
import { useTRPC } from '../../lib/trpc.ts';
import { TEXT } from '../../shared/limits.ts';
import { MEMBER_ROLE_NAME, MEMBER_ROLES, type MemberRole, mayHoldLicence } from '../../shared/member-roles.ts';
import { type Member, memberInput } from '../../shared/schemas/clinic.ts';
import { Alert, LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { CheckLicence } from './check-licence.tsx';
import { type Link, LinkNote, MemberRow } from './member-row.tsx';
import { ROLE_HINT } from './member-words.ts';
import { OwnLicence } from './own-licence.tsx';
import { PartForm } from './parts.tsx';
import { RemoveMember } from './remove-member.tsx';
import { type PartProps, useSend } from './use-settings.ts';

/** The people of the clinic, each with a login of their own. The titular adds, names and removes. */
export const Members = ({ settings, data }: PartProps) => {
  const trpc = useTRPC();
  const { user } = useAuth();
  const form = useRef<HTMLFormElement>(null);
  const { issues, error, isBusy, check, send } = useSend(settings, form);
  const list = useQuery(trpc.clinicSettings.listMembers.queryOptions());
  const add = useMutation(trpc.clinicSettings.addMember.mutationOptions());
  const renew = useMutation(trpc.clinicSettings.renewMemberLink.mutationOptions());
  const setRole = useMutation(trpc.clinicSettings.setMemberRole.mutationOptions());
  const blank = { name: '', email: '', phone: '', memberRole: 'veterinario' as MemberRole };
  const [typed, setTyped] = useState(blank);
  const [link, setLink] = useState<Link | null>(null);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [checking, setChecking] = useState<Member | null>(null);
  const governs = data.memberRole === 'titular';
  const made = (name: string, { linkToken, expiresAt }: { linkToken: string; expiresAt: number }) =>
    setLink({ name, url: `${location.origin}/clave#${linkToken}`, expiresAt });
  const field = (key: 'name' | 'email' | 'phone') => ({
    value: typed[key],
    error: issues[key],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [key]: target.value }),
  });
  const onSend = async () => {
    const input = check(memberInput, { ...typed, phone: typed.phone.trim() || null });
    if (!input) return;
    const answer = await send(() => add.mutateAsync(input), `${input.name} ya tiene cuenta en la clínica.`);
    if (!answer) return;
    made(input.name, answer);
    setTyped(blank);
  };
  if (list.error && !list.data)
    return <LoadFailure text={errorText(list.error, 'No se pudo cargar el equipo')} onRetry={() => list.refetch()} />;
  if (!list.data) return <Loading label="Cargando el equipo" />;
  const own = list.data.find(({ userId }) => userId === user?.id);
  return (
    <div className="grid gap-8">
      <ul className="setting-lines narrow-form">
        {list.data.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            isOwn={member.userId === user?.id}
            governs={governs}
            on={{
              role: (memberRole) =>
                send(
                  () => setRole.mutateAsync({ userId: member.userId, memberRole }),
                  `${member.name} ahora es ${MEMBER_ROLE_NAME[memberRole].toLowerCase()}.`,
                ),
              link: async () => {
                const answer = await send(
                  () => renew.mutateAsync({ userId: member.userId }),
                  'El enlace anterior ya no sirve.',
                );
                if (answer) made(member.name, answer);
              },
              remove: () => setLeaving(member),
              check: () => setChecking(member),
            }}
          />
        ))}
      </ul>
      {error && <Alert tone="bad">{error}</Alert>}
      {link && <LinkNote link={link} />}
      {own && mayHoldLicence(own.memberRole) && (
        <OwnLicence key={own.licence?.number} member={own} settings={settings} />
      )}
      {governs ? (
        <section aria-labelledby="persona-nueva">
          <h3 id="persona-nueva" className="mb-4">
            Agregar a alguien
          </h3>
          <PartForm formRef={form} onSend={onSend} isBusy={isBusy} error={null} button="Agregar al equipo">
            <TextField label="Nombre completo" autoComplete="off" maxLength={TEXT.name} required {...field('name')} />
            <TextField
              label="Correo"
              type="email"
              inputMode="email"
              autoComplete="off"
              maxLength={TEXT.email}
              required
              {...field('email')}
            />
            <TextField
              label="Teléfono"
              optional
              type="tel"
              inputMode="tel"
              autoComplete="off"
              maxLength={30}
              {...field('phone')}
            />
            <SelectField
              label="Papel"
              hint={ROLE_HINT[typed.memberRole]}
              value={typed.memberRole}
              onChange={({ target }) => setTyped({ ...typed, memberRole: target.value as MemberRole })}
            >
              {MEMBER_ROLES.toReversed().map((role) => (
                <option key={role} value={role}>
                  {MEMBER_ROLE_NAME[role]}
                </option>
              ))}
            </SelectField>
          </PartForm>
        </section>
      ) : (
        <p className="soft">Solo el titular agrega o retira personas.</p>
      )}
      {checking?.licence && (
        <CheckLicence
          member={checking}
          number={checking.licence.number}
          refresh={settings.refresh}
          onClose={() => setChecking(null)}
        />
      )}
      {leaving && <RemoveMember member={leaving} refresh={settings.refresh} onClose={() => setLeaving(null)} />}
    </div>
  );
};
