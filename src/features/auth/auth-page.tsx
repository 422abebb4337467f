import type { ReactNode } from 'react';
import { DIRECTORY_PATH } from '../../shared/directory.ts';

/** The frame of the three ways in: a drawing, a title, a form and the doors to the other ways. */
export const AuthPage = ({
  scene,
  title,
  lede,
  children,
  doors,
}: {
  scene: ReactNode;
  title: string;
  lede: string;
  children: ReactNode;
  doors: ReactNode;
}) => (
  <div className="auth">
    {scene}
    <div className="auth-form">
      <div>
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        {children}
        <div className="auth-doors">{doors}</div>
      </div>
    </div>
  </div>
);

const NEEDS_SCRIPT =
  'Las cuentas necesitan JavaScript: actívalo en tu navegador para continuar. Las guías se leen sin él.';

/** Forms of accounts are sent by the app: without script they say so. */
export const NoScript = () => (
  <noscript>
    <p className="no-script">{NEEDS_SCRIPT}</p>
  </noscript>
);

/** A page of an account without script: that it needs it, and who takes a call instead. */
export const NoScriptAccount = () => (
  <noscript>
    <div className="wrap notice-page">
      <h1>Tu cuenta</h1>
      <p className="no-script">{NEEDS_SCRIPT}</p>
      <p>¿Es una cita lo que buscas? También se pide por teléfono.</p>
      <p className="acts">
        <a className="btn primary" href={DIRECTORY_PATH}>
          Ver los teléfonos de las veterinarias
        </a>
        <a className="btn danger" href="/primeros-auxilios">
          Es una urgencia
        </a>
      </p>
    </div>
  </noscript>
);
