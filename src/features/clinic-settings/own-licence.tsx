import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTRPC } from '../../lib/trpc.ts';
import { licenceInput, type Member } from '../../shared/schemas/clinic.ts';
import { TextField } from '../../ui/field.tsx';
import { licenceText } from './member-words.ts';
import { PartForm } from './parts.tsx';
import { type Settings, useSend } from './use-settings.ts';

/** One's own licence: without it nothing is signed. Another number begins as declared again. */
export const OwnLicence = ({ member, settings }: { member: Member; settings: Settings }) => {
  const form = useRef<HTMLFormElement>(null);
  const { issues, error, isBusy, check, send } = useSend(settings, form);
  const declare = useMutation(useTRPC().clinicSettings.declareLicence.mutationOptions());
  const { licence } = member;
  const [number, setNumber] = useState('');
  const onSend = async () => {
    const input = check(licenceInput, { number });
    if (!input) return;
    const done = await send(() => declare.mutateAsync(input), 'Tu matrícula quedó declarada. Ya puedes firmar.');
    if (done) setNumber('');
  };
  return (
    <section aria-labelledby="matricula-propia">
      <h3 id="matricula-propia" className="mb-2">
        Tu matrícula profesional
      </h3>
      <p className="soft mb-4">
        {licence
          ? `${licenceText(licence)}. Si escribes otra, queda declarada hasta que un titular la busque en el registro.`
          : 'Con ella firmas y corriges la historia clínica. Sin ella, lo que escribas queda como borrador, que solo ve tu clínica.'}
      </p>
      <PartForm
        formRef={form}
        onSend={onSend}
        isBusy={isBusy}
        error={error}
        button={licence ? 'Cambiar matrícula' : 'Declarar matrícula'}
      >
        <TextField
          label="Número de matrícula"
          autoComplete="off"
          maxLength={20}
          required
          value={number}
          error={issues.number}
          onChange={({ target }) => setNumber(target.value)}
        />
      </PartForm>
    </section>
  );
};
