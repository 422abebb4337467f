import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useAuth } from '../../lib/session.tsx';
import { Icon } from '../../ui/icon.tsx';

type DutyWords = { scene: ReactNode; title: string; lede: ReactNode };

/**
 * What is asked of somebody before anything else, in place of the screen they came for; leaving is always possible. It stands at
 * the same door (`scene`) as the ways in: they are not inside yet.
 */
export const DutyFrame = ({ scene, title, lede, children }: DutyWords & { children: ReactNode }) => {
  const { logout } = useAuth();
  const [, navigate] = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const leave = () => {
    void logout();
    navigate('/login');
  };
  return (
    <div className="auth">
      {scene}
      <div className="auth-form">
        <div className="duty">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="lede">{lede}</p>
          {children}
          <button type="button" className="btn quiet" onClick={leave}>
            <Icon name="log-out" />
            Cerrar Sesión
          </button>
        </div>
      </div>
    </div>
  );
};
