import { firstAidEntries } from '../features/guides/catalogue.ts';
import { defineScreen } from '../lib/screen.ts';
export const screen = defineScreen({
  load: () => firstAidEntries(),
  head: () => ({ title: 'Primeros Auxilios', description: 'Guía' }),
  View: ({ data }) => <div className="wrap"><h1>Primeros Auxilios</h1><p>{data.length}</p></div>,
});
