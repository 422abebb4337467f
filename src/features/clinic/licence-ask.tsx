import { Link } from 'wouter';

/** Who may sign and cannot yet, from the first day on: what is missing, and where it is written. */
export const LicenceAsk = () => (
  <p className="licence-ask">
    <span>
      <b>Falta tu matrícula profesional.</b> Sin ella, lo que escribas en las historias queda como borrador.
    </span>
    <Link href="/dashboard/business/configuracion?parte=equipo" className="btn line small">
      Escribir mi matrícula
    </Link>
  </p>
);
