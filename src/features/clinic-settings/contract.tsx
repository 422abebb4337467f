import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { dayText, writtenDate } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { CONTRACT, CONTRACT_VERSION, PROCESSOR } from '../../shared/contract.ts';
import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { type PartProps, useSend } from './use-settings.ts';

/** When and by whom it was accepted, in words; null: this text was not. */
const acceptedText = ({ contractVersion, contractAt, contractBy }: PartProps['data']): string | null =>
  contractVersion === CONTRACT_VERSION && contractAt !== null
    ? `Aceptado el ${dayText(contractAt)} por ${contractBy ?? 'una cuenta que ya no está'}.`
    : null;

const Text = ({ data }: Pick<PartProps, 'data'>) => (
  <>
    <p>
      <b>Responsable:</b> {[data.name || 'la clínica', data.address, data.city].filter(Boolean).join(', ')}.
    </p>
    <p>
      <b>Encargado:</b>{' '}
      {PROCESSOR
        ? `${PROCESSOR.name}, ${PROCESSOR.address}. Correo: ${PROCESSOR.email}`
        : 'Esta es una instalación de prueba y nadie responde todavía por ella. No escribas aquí datos reales de nadie.'}
    </p>
    {CONTRACT.content.map(({ subtitle, paragraphs }) => (
      <section key={subtitle} className="grid gap-2">
        <h3>{subtitle}</h3>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    ))}
    <p className="soft small">
      Vigente desde el {writtenDate(CONTRACT.since)}. Versión <span className="num">{CONTRACT_VERSION}</span>
    </p>
  </>
);

/** The processing contract: its text, who accepted it when, and the press with which a titular does. */
export const Contract = ({ settings, data }: PartProps) => {
  const { error, isBusy, send } = useSend(settings);
  const accept = useMutation(useTRPC().clinicSettings.acceptContract.mutationOptions());
  const [isPrinting, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const accepted = acceptedText(data);
  const press = async () => {
    const core = await send(() => accept.mutateAsync({ contract: CONTRACT_VERSION }), 'El contrato quedó aceptado.');
    if (core) settings.apply(core);
  };
  return (
    <div className="grid gap-5 measure">
      {accepted ? (
        <Alert tone="ok">{accepted}</Alert>
      ) : (
        <p>
          Dice cómo se tratan aquí los datos de tus clientes y pacientes.{' '}
          {data.contractVersion !== null && 'El texto cambió desde que lo aceptaron. '}
          {data.memberRole === 'titular' ? 'Léelo y acéptalo en nombre de la clínica.' : 'Lo acepta un titular.'}
        </p>
      )}
      <Text data={data} />
      {error && <Alert tone="bad">{error}</Alert>}
      <div className="acts">
        {!accepted && data.memberRole === 'titular' && data.closedAt === null && (
          <TwoFaced className="btn primary" busy={isBusy} busyText="Guardando..." onPress={press}>
            Aceptar el contrato
          </TwoFaced>
        )}
        <button type="button" className="btn line" onClick={() => setPrinting(true)}>
          <Icon name="printer" />
          Imprimir
        </button>
      </div>
      {isPrinting && (
        <PrintSheet title={CONTRACT.title} onDone={printed}>
          <h1>{CONTRACT.title}</h1>
          <p>{accepted ?? 'Sin aceptar.'}</p>
          <Text data={data} />
        </PrintSheet>
      )}
    </div>
  );
};
