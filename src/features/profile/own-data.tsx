import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { momentText } from '../../lib/formats.ts';
import { saveFile } from '../../lib/save-file.ts';
import { keepAllFiles } from '../../lib/sent-files.ts';
import { afterStepUp } from '../../lib/step-up.ts';
import { POLICY_VERSION } from '../../shared/policy-version.ts';
import { today } from '../../shared/time.ts';
import { Alert, LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { say } from '../../ui/toasts.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { useCopy, useOwnDetails } from './use-own-account.ts';

/** Which policy was accepted and when, with the way to read it. */
export const AcceptedPolicy = () => {
  const details = useOwnDetails();
  if (details.error && !details.data)
    return (
      <LoadFailure
        text={errorText(details.error, 'No se pudo cargar tu autorización')}
        onRetry={() => details.refetch()}
      />
    );
  if (!details.data) return <Loading label="Cargando tu autorización" rows={1} />;
  const { consent } = details.data;
  return (
    <section className="account-part" aria-labelledby="politica-titulo">
      <h3 id="politica-titulo">Política aceptada</h3>
      <p className="measure">
        {consent
          ? `El ${momentText(consent.acceptedAt, Date.now())} aceptaste la versión ${consent.version}. `
          : 'Todavía no has aceptado la política de tratamiento de datos. '}
        {consent && (consent.version === POLICY_VERSION ? 'Es la que rige.' : 'Hay una versión nueva.')}
      </p>
      <Link href="/privacidad" className="link">
        Leer la política
      </Link>
    </section>
  );
};

const MB = 1024 * 1024;

/** An owner's photos and papers in one archive, with an index. */
export const DownloadFiles = () => {
  const [come, setCome] = useState(0);
  const keep = useMutation({ mutationFn: () => afterStepUp(() => keepAllFiles(setCome)) });
  const press = async () => {
    setCome(0);
    try {
      await keep.mutateAsync();
      say('Tus fotos y papeles están listos: míralos en tus descargas.');
    } catch {
      // `keep.error` says it.
    }
  };
  return (
    <section className="account-part" aria-labelledby="archivos-titulo">
      <h3 id="archivos-titulo">Descargar mis fotos y papeles</h3>
      <p className="measure">
        Un archivo comprimido (zip) con las fotos y los papeles de tus mascotas: los que agregaste tú y los que las
        clínicas dejaron en la historia y en los mensajes, con un índice para leer sin conexión.
      </p>
      <TwoFaced
        className="btn line"
        busy={keep.isPending}
        busyText={come < MB ? 'Preparando...' : `Descargando... ${Math.floor(come / MB)} MB`}
        onPress={press}
      >
        Descargar fotos y papeles
      </TwoFaced>
      {keep.error && !keep.isPending && (
        <Alert tone="bad">{errorText(keep.error, 'No se pudieron descargar las fotos y los papeles')}</Alert>
      )}
    </section>
  );
};

/** All that is kept of the person, as a file to read and keep. */
export const DownloadCopy = () => {
  const copy = useCopy();
  const press = async () => {
    try {
      const data = await copy.mutateAsync();
      saveFile(`mis-datos-${today(Date.now())}.json`, 'application/json', JSON.stringify(data, null, 2));
      say('Tu copia está lista: mírala en tus descargas.');
    } catch {
      // `copy.error` says it.
    }
  };
  return (
    <section className="account-part" aria-labelledby="copia-titulo">
      <h3 id="copia-titulo">Descargar mis datos</h3>
      <p className="measure">
        Un archivo de texto (JSON) con todo lo que guardamos de ti: cuenta, mascotas, pesos, citas, historia clínica,
        mensajes, carnés compartidos, sesiones, actos y solicitudes.
      </p>
      <TwoFaced className="btn line" busy={copy.isPending} busyText="Preparando..." onPress={press}>
        Descargar mis datos
      </TwoFaced>
      {copy.error && !copy.isPending && (
        <Alert tone="bad">{errorText(copy.error, 'No se pudo preparar la copia')}</Alert>
      )}
    </section>
  );
};
