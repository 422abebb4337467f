import { Island } from '../lib/island.tsx';
import { isUrgent } from '../shared/urgent.ts';
import type { Ready } from './ready.ts';
import { EmergencyNotice } from './shell/emergency-notice.tsx';

/** A public page: drawn once, at build time. What lives in it are its islands (lib/island.tsx). */
export const Document = ({ ready: { screen, data, input, path, status } }: { ready: Ready }) => (
  <>
    <a className="skip" href="#contenido">
      Saltar al contenido
    </a>
    <Island name="header" on="session" props={{ path }} />
    <EmergencyNotice path={path} missing={status === 404} />
    {path !== null && !isUrgent(path) && <Island name="site-notice" on="notice" props={{ path }} />}
    <main id="contenido" {...(input.page.folder ? { 'data-species': input.page.folder } : {})}>
      {screen && <screen.View data={data} {...input} />}
    </main>
    <Island name="footer" on="session" props={{}} />
  </>
);
