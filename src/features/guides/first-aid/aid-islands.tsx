import { Icon } from '../../../ui/icon.tsx';
import { ClinicForm } from './clinic-form.tsx';
import { useClinicLinks } from './clinic-phone.ts';

/** The reader's clinic in the call card; the page's other links to it follow. */
export const Clinic = () => {
  useClinicLinks();
  return <ClinicForm />;
};

export const Printer = ({ label }: { label: string }) => (
  <button type="button" className="link needs-js no-print" onClick={() => window.print()}>
    <Icon name="printer" />
    {label}
  </button>
);
