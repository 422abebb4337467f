import { Icon } from '../../ui/icon.tsx';

/** Dark or light. The script in the head does the work, so it answers before the app is up and without a flash. */
export const ThemeToggle = () => (
  <button type="button" className="icon-btn needs-js" data-toggle-theme>
    <span className="in-light">
      <Icon name="moon" />
      <span className="sr-only">Cambiar a tema oscuro</span>
    </span>
    <span className="in-dark">
      <Icon name="sun" />
      <span className="sr-only">Cambiar a tema claro</span>
    </span>
  </button>
);
