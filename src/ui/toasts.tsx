import { useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';

/** How long a message stays, ms: long enough to read twice. */
const STAY_MS = 9000;
/** The same where something can be taken back in it, which a thumb has to reach. */
const STAY_WITH_ACT_MS = 20_000;

/** What can be done about a message: its word, and for screen readers of what. */
export type ToastAct = { label: string; about: string; onPress: () => void };
type Toast = { id: number; text: string; act: ToastAct | undefined };
let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();
const set = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const read = () => toasts;
const none: readonly Toast[] = [];

const close = (id: number) => set(toasts.filter((toast) => toast.id !== id));

/** Tells how something ended, for eyes and screen readers, without taking the focus. Survives a change of page. `act`: a way to take it back. */
export const say = (text: string, act?: ToastAct): void => {
  last += 1;
  const id = last;
  set([...toasts.slice(-1), { id, text, act }]);
  setTimeout(() => close(id), act ? STAY_WITH_ACT_MS : STAY_MS);
};

/** Takes back what was said: whom it was said to has left. */
export const unsay = (): void => set([]);

/** The live region of `say`. It must stand in the page before anything is said. */
export const Toasts = () => {
  const shown = useSyncExternalStore(subscribe, read, () => none);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {shown.map(({ id, text, act }) => (
        <div key={id} className="toast">
          <Icon name="circle-check" />
          <p>
            {text}
            {act && (
              <button
                type="button"
                className="toast-act"
                onClick={() => {
                  close(id);
                  act.onPress();
                }}
              >
                {act.label}
                <span className="sr-only"> {act.about}</span>
              </button>
            )}
          </p>
          <button type="button" className="icon-btn" aria-label="Cerrar mensaje" onClick={() => close(id)}>
            <Icon name="x" />
          </button>
        </div>
      ))}
    </div>
  );
};
