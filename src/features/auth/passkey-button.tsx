import { useId, useState } from 'react';
import { useHydrated } from '../../lib/hydrated.ts';
import { passkeyObstacle, passkeyProblem } from '../../lib/passkeys.ts';
import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';

/** A button that asks for a passkey; where there can be none it is off and says why. */
export const PasskeyButton = ({
  children,
  hint,
  fallback,
  className = 'btn line wide tall',
  onPress,
}: {
  children: string;
  /** What a passkey is, in a sentence. */
  hint: string;
  /** What failed, where nothing more is known. */
  fallback: string;
  className?: string;
  onPress: () => Promise<void>;
}) => {
  const id = useId();
  const hydrated = useHydrated();
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const obstacle = hydrated ? passkeyObstacle() : null;
  const press = async () => {
    if (pending) return;
    setPending(true);
    setProblem(null);
    try {
      await onPress();
    } catch (error) {
      setProblem(passkeyProblem(error, fallback));
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="passkey-way">
      {problem && <Alert tone="bad">{problem}</Alert>}
      <button
        type="button"
        className={className}
        disabled={!hydrated || obstacle !== null}
        aria-busy={pending || undefined}
        aria-describedby={id}
        onClick={press}
      >
        <Icon name="smartphone" />
        {children}
      </button>
      <p className="soft small" id={id}>
        {obstacle ?? hint}
      </p>
    </div>
  );
};
