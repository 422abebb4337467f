import { useRef } from 'react';
import { useShortcuts } from '../../lib/shortcuts.ts';
import { Icon } from '../../ui/icon.tsx';

/** Opens a booking, by its key too: the focus comes back to the button either way. */
export const BookButton = ({ onPress }: { onPress: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  const press = () => {
    button.current?.focus();
    onPress();
  };
  useShortcuts([{ key: 'n', name: 'Agendar Cita', act: press }]);
  return (
    <button type="button" className="btn primary" ref={button} onClick={press}>
      <Icon name="plus" />
      Agendar Cita
    </button>
  );
};
