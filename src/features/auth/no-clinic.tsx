import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { DutyFrame } from './duty-frame.tsx';

/** What a clinic's account sees that is in no clinic: why, who can mend it, and the way to what stays its own. */
export const NoClinic = ({ scene, busy, onRetry }: { scene: ReactNode; busy: boolean; onRetry: () => void }) => (
  <DutyFrame
    scene={scene}
    title="Tu cuenta no está en ninguna clínica"
    lede="Salió de la que tenía, o esa clínica se cerró. Pídele a quien administra el servicio que la agregue a otra; después revisa aquí mismo."
  >
    <div className="form">
      <TwoFaced className="btn primary tall wide" busy={busy} busyText="Revisando..." onPress={onRetry}>
        Volver a revisar
      </TwoFaced>
      <Link href="/cuenta" className="btn line tall wide">
        Mi cuenta
      </Link>
    </div>
  </DutyFrame>
);
