import { keptText, removedText } from '../../lib/kept-ways.ts';
import type { KeptWays, RemovedWays } from '../../shared/schemas/auth.ts';

/** After a new password: what was taken away with it, and what else opens the account, to be looked at. The login leads there. */
export const KeptNotice = ({ kept, removed }: { kept?: KeptWays; removed?: RemovedWays }) => (
  <>
    {removed &&
      ` Quitamos lo que se agregó hace poco para entrar a tu cuenta: ${removedText(removed)}. Si algo de eso era tuyo, agrégalo otra vez.`}
    {kept &&
      ` Tu cuenta conserva también ${keptText(kept)}. Si algo de eso no lo pusiste tú, quítalo en «Cómo entras»: se abre cuando ingreses.`}
  </>
);
