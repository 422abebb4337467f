/** On or off, with its word. `label` names what it switches. While `busy` it keeps its focus and does nothing more. */
export const Switch = ({
  on,
  label,
  words,
  busy = false,
  onPress,
}: {
  on: boolean;
  label: string;
  words: { on: string; off: string };
  busy?: boolean;
  onPress: () => void;
}) => (
  <button
    type="button"
    className="switch"
    role="switch"
    aria-checked={on}
    aria-disabled={busy || undefined}
    onClick={() => !busy && onPress()}
  >
    <span className="switch-track" />
    <span>
      <span className="sr-only">{label}: </span>
      {on ? words.on : words.off}
    </span>
  </button>
);
