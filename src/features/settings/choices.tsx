import { errorText } from '../../lib/errors.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { BannerForm } from './banner-form.tsx';
import { DefaultClinicForm } from './default-clinic.tsx';
import { RegistrationSwitch } from './registration-switch.tsx';
import { SecondStepDemand } from './second-step-demand.tsx';
import { useSettings } from './use-settings.ts';

/** What toor chooses for the whole service. */
export const Choices = () => {
  const settings = useSettings();
  return (
    <>
      {settings.isPending && <Loading label="Cargando las opciones" rows={3} />}
      {settings.error && !settings.data && (
        <LoadFailure
          text={errorText(settings.error, 'No se pudieron cargar las opciones')}
          onRetry={() => settings.refetch()}
        />
      )}
      {settings.data && (
        <>
          <RegistrationSwitch registration={settings.data.registration} />
          <SecondStepDemand from={settings.data.secondStepFrom} />
          <DefaultClinicForm current={settings.data.defaultClinic} clinics={settings.data.clinics} />
        </>
      )}
    </>
  );
};

/** The notice of the service. */
export const Notice = () => {
  const settings = useSettings();
  if (settings.data) return <BannerForm banner={settings.data.banner} />;
  if (settings.error)
    return (
      <LoadFailure text={errorText(settings.error, 'No se pudo cargar el aviso')} onRetry={() => settings.refetch()} />
    );
  return <Loading label="Cargando el aviso" rows={2} />;
};
