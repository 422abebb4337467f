import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { useHydrated } from '../../lib/hydrated.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { AskRecovery, NoMail } from './ask-recovery.tsx';
import { LinkedPassword, type LinkOf } from './linked-password.tsx';
import type { RecoverState } from './recover-state.ts';
import { RecoverySent } from './recovery-sent.tsx';
import { useMail } from './use-mail.ts';

/** Where somebody is on the way to a new password. */
type Step =
  | { name: 'ask'; email: string }
  | { name: 'sent'; email: string; asked: boolean }
  | { name: 'password'; token: string; of: LinkOf };

/** Who forgot the password asks for a mail; its link leads to /clave, its code on from here. */
export const Recover = () => {
  const trpc = useTRPC();
  const hydrated = useHydrated();
  const arrival = useHistoryState<RecoverState>();
  const sendsMail = useMail();
  const ask = useMutation(trpc.auth.askRecovery.mutationOptions());
  const trade = useMutation(trpc.auth.tradeCode.mutationOptions());
  const check = useMutation(trpc.auth.checkLink.mutationOptions());
  const [step, setStep] = useState<Step>({ name: 'ask', email: '' });

  if (sendsMail === false) return <NoMail />;
  if (step.name === 'password') return <LinkedPassword token={step.token} of={step.of} />;
  if (step.name === 'sent') {
    const { email, asked } = step;
    const onCode = async (code: string) => {
      const { token } = await trade.mutateAsync({ email, code });
      setStep({ name: 'password', token, of: await check.mutateAsync({ token }) });
    };
    return (
      <RecoverySent
        key={String(asked)}
        email={email}
        asked={asked}
        onCode={onCode}
        onAgain={async () => {
          await ask.mutateAsync({ email });
          setStep({ name: 'sent', email, asked: true });
        }}
        onOther={() => setStep({ name: 'ask', email })}
      />
    );
  }
  const email = step.email || arrival?.email || '';
  return (
    <AskRecovery
      // What came along is filled in once it is known; prerendered html knows nothing of it.
      key={String(hydrated)}
      email={email}
      onAsk={async (asked) => {
        await ask.mutateAsync({ email: asked });
        setStep({ name: 'sent', email: asked, asked: true });
      }}
      onHasCode={(asked) => setStep({ name: 'sent', email: asked, asked: false })}
    />
  );
};
