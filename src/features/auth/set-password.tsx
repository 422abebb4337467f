import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '../../lib/trpc.ts';
import { AskAgain, DeadPasswordLink } from './dead-link.tsx';
import { LinkedPassword } from './linked-password.tsx';
import { OpenedLink } from './opened-link.tsx';

/** Sets a password with the token behind the # of the address, of a link that was handed out or that came by mail. */
export const SetPassword = () => (
  <OpenedLink
    check={useMutation(useTRPC().auth.checkLink.mutationOptions())}
    missing={<AskAgain email="" />}
    dead={(error) => <DeadPasswordLink error={error} />}
  >
    {(of, token) => <LinkedPassword token={token} of={of} />}
  </OpenedLink>
);
