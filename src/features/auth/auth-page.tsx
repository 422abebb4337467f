import type { ReactNode } from 'react';

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

/** Forms of accounts are sent by the app: without script they say so. */
export const NoScript = () => (
  <noscript>
    <p className="no-script">
      Las cuentas necesitan JavaScript: actívalo en tu navegador para continuar. Las guías se leen sin él.
    </p>
  </noscript>
);
