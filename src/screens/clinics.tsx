import './clinics.css';
import { ClinicsPage } from '../features/guides/clinics/clinics-page.tsx';
import { defineScreen } from '../lib/screen.ts';
import { DIRECTORY_TITLE } from '../shared/directory.ts';

export const screen = defineScreen({
  head: () => ({
    title: DIRECTORY_TITLE,
    description:
      'Clínicas veterinarias de Colombia por ciudad: si están abiertas ahora, cuáles atienden urgencias las 24 horas, qué animales ven y su teléfono.',
  }),
  View: () => <ClinicsPage />,
});
