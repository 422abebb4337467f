import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { keepClinic } from '../../lib/sent-files.ts';
import { afterStepUp } from '../../lib/step-up.ts';
import { Alert } from '../../ui/alert.tsx';
import { say } from '../../ui/toasts.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import type { PartProps } from './use-settings.ts';

const MB = 1024 * 1024;

/** All that the clinic owns in one archive, for its titular. */
export const TakeAll = ({ data }: PartProps) => {
  const [come, setCome] = useState(0);
  const keep = useMutation({ mutationFn: () => afterStepUp(() => keepClinic(setCome)) });
  if (data.memberRole !== 'titular') return <p className="soft">Solo el titular puede llevarse todo.</p>;
  const press = async () => {
    setCome(0);
    try {
      await keep.mutateAsync();
      say('La copia de la clínica está lista: mírala en tus descargas.');
    } catch {
      // `keep.error` says it.
    }
  };
  return (
    <div className="grid gap-4 measure justify-items-start">
      <p>
        Un archivo comprimido (zip) con todo lo que es de <b>{data.name || 'la clínica'}</b>: clientes y pacientes,
        historias y borradores, fórmulas y consentimientos, citas, mensajes, el libro con sus cierres de caja, lotes de
        vacunas, configuración y cada documento. Con él te puedes ir cuando quieras: las listas vienen en un formato
        abierto y documentado.
      </p>
      <p className="soft">
        Los datos de tus pacientes salen de aquí: guárdalos donde nadie más los lea. A todos los titulares les llega un
        correo de que se descargó.
      </p>
      <TwoFaced
        className="btn line"
        busy={keep.isPending}
        busyText={come < MB ? 'Preparando...' : `Descargando... ${Math.floor(come / MB)} MB`}
        onPress={press}
      >
        Descargar todo
      </TwoFaced>
      {keep.error && !keep.isPending && <Alert tone="bad">{errorText(keep.error, 'No se pudo descargar')}</Alert>}
    </div>
  );
};
