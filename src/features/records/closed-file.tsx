import { Link } from 'wouter';
import type { PatientFile } from '../../shared/schemas/patient-file.ts';
import { Empty } from '../../ui/empty.tsx';

/** Before the visit is confirmed: what a request shows, and what opens the rest. */
export const ClosedFile = ({ of: { pet } }: { of: PatientFile }) => (
  <Empty
    title="La historia todavía está cerrada"
    action={
      <Link href="/dashboard/business/agenda" className="btn primary">
        Ir a la agenda
      </Link>
    }
  >
    Se abre cuando confirmes la cita de {pet.name}. Mientras tanto ves qué animal es, su edad y cómo llamar a su dueño.
  </Empty>
);
