import { defineScreen } from '../lib/screen.ts';
export const screen = defineScreen({
  head: () => ({ title: 'Cuida de tus mascotas', description: 'Guías claras sobre perros, gatos, hámsters y loros, hechas para vivir en Colombia.' }),
  View: () => <div className="wrap"><h1>Cuida de tus mascotas</h1></div>,
});
