import { AccessesPage } from '../features/accesses/accesses-page.tsx';
import { PersonField } from '../features/accounts/person-field.tsx';
import { defineScreen } from '../lib/screen.ts';

const TITLE = 'Accesos';

export const screen = defineScreen({
  api: true,
  head: () => ({ title: TITLE, description: 'Quién entró a cada cuenta, quién lo intentó y desde dónde.' }),
  View: () => (
    <AccessesPage
      title={TITLE}
      person={(id, onChange) => <PersonField label="De quién" id={id} onChange={onChange} />}
    />
  ),
});
