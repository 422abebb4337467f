import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { scrollIfAsked } from '../../lib/asked-anchor.ts';
import { errorText } from '../../lib/errors.ts';
import { writtenDate } from '../../lib/formats.ts';
import { hoursText } from '../../lib/medicine-words.ts';
import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { isPast } from '../../shared/medicines.ts';
import type { Medicine } from '../../shared/schemas/medicine.ts';
import type { PetFile } from '../../shared/schemas/pet-file.ts';
import { Alert, LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Doses } from './doses.tsx';
import { ChooseFromFormula, type FromFormula } from './from-formula.tsx';
import { MedicineDialog } from './medicine-dialog.tsx';
import { Act, type Doomed, Ending, Past } from './medicine-end.tsx';
import { useMedicineWork } from './use-medicines.ts';
import { spanText } from './words.ts';

const Words = ({ medicine }: { medicine: Medicine }) => {
  const today = useToday();
  const { source, addedBy } = medicine;
  return (
    <>
      <h3>{medicine.name}</h3>
      {medicine.instruction && <p className="medicine-instruction">{medicine.instruction}</p>}
      <p className="small">
        {hoursText(medicine)} {spanText(medicine, today)}
      </p>
      <p className="soft small">
        {source && `De la fórmula de ${source.clinicName}, ${writtenDate(source.date)}. `}
        {addedBy && `La agregó ${addedBy}.`}
      </p>
      {source?.isVoided && <Alert tone="bad">La clínica anuló esta fórmula. Llámala antes de darle otra.</Alert>}
    </>
  );
};

type Open = { medicine: Medicine | null; taken: FromFormula | null };

/** What an animal is given at its hours: today's with who gave them, what is over folded; adds, changes and ends them. */
export const PetMedicines = ({ pet }: { pet: PetFile }) => {
  const trpc = useTRPC();
  const today = useToday();
  const { data, error, refetch } = useQuery(
    trpc.medicines.ofPet.queryOptions({ petId: pet.id }, { refetchInterval: 60_000 }),
  );
  const work = useMedicineWork(pet.id);
  const [open, setOpen] = useState<Open | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const canChange = pet.archivedAt === null && pet.diedAt === null;
  const active = data?.filter((one) => canChange && !isPast(one, today)) ?? [];
  const past = data?.filter((one) => !canChange || isPast(one, today)) ?? [];
  if (!canChange && data?.length === 0) return null;
  return (
    <section className="medicines" id="medicinas" ref={scrollIfAsked} aria-labelledby="titulo-medicinas">
      <div className="row-head">
        <h2 id="titulo-medicinas">Medicinas</h2>
        {canChange && (
          <div className="form-acts">
            <button type="button" className="btn line small" onClick={() => setOpen({ medicine: null, taken: null })}>
              <Icon name="plus" />
              Agregar<span className="sr-only"> una medicina</span>
            </button>
            <button type="button" className="btn quiet small" onClick={() => setChoosing(true)}>
              Tomar de la fórmula
            </button>
          </div>
        )}
      </div>
      {!data &&
        (error ? (
          <LoadFailure text={errorText(error, 'No se pudieron cargar las medicinas')} onRetry={() => refetch()} />
        ) : (
          <Loading label="Cargando las medicinas" rows={1} />
        ))}
      {data && canChange && active.length === 0 && (
        <p className="soft measure">
          Anota qué toma y a qué horas: te avisamos, y quienes la cuidan ven quién ya se la dio.
        </p>
      )}
      {active.length > 0 && (
        <ul className="medicine-list">
          {active.map((medicine) => (
            <li key={medicine.id} className="medicine">
              <div>
                <Words medicine={medicine} />
                <div className="form-acts">
                  <button type="button" className="link small" onClick={() => setOpen({ medicine, taken: null })}>
                    Editar<span className="sr-only"> {medicine.name}</span>
                  </button>
                  <Act medicine={medicine} act="end" onAct={setDoomed} />
                  {medicine.ticks.length === 0 && <Act medicine={medicine} act="remove" onAct={setDoomed} />}
                </div>
              </div>
              <div>
                <Doses key={medicine.version} medicine={medicine} petId={pet.id} isOwner={pet.sharedBy === null} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {past.length > 0 && <Past rows={past} onAct={canChange ? setDoomed : null} />}
      {choosing && (
        <ChooseFromFormula
          petId={pet.id}
          onClose={() => setChoosing(false)}
          onChoose={(taken) => {
            setChoosing(false);
            setOpen({ medicine: null, taken });
          }}
        />
      )}
      {open && <MedicineDialog pet={pet} {...open} onClose={() => setOpen(null)} />}
      {doomed && <Ending pet={pet} {...doomed} work={work} onClose={() => setDoomed(null)} />}
    </section>
  );
};
