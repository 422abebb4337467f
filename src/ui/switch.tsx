/** On or off, with its word. `label` names what it switches. */
export const Switch = ({
  on,
  label,
  words,
  onPress,
}: {
  on: boolean;
  label: string;
  words: { on: string; off: string };
  onPress: () => void;
}) => (
  <button type="button" className="switch" role="switch" aria-checked={on} onClick={onPress}>
    <span className="switch-track" />
    <span>
      <span className="sr-only">{label}: </span>
      {on ? words.on : words.off}
    </span>
  </button>
);
