import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { dayText, weightText } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { PetFile, PetWeight } from '../../shared/schemas/pet-file.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../ui/toasts.tsx';
import { useKeepPet } from './use-pet.ts';
import { rangeText, WeightChart } from './weight-chart.tsx';
import { WeightForm } from './weight-form.tsx';

/** Weights that stand in the list before somebody asks for all. */
const SHORT = 5;

const signed = (kg: number): string => `${kg > 0 ? '+' : '−'}${weightText(Math.abs(kg))}`;

const Row = ({
  weight,
  before,
  onRemove,
}: {
  weight: PetWeight;
  before: PetWeight | undefined;
  onRemove: (() => void) | null;
}) => {
  const change = before ? Math.round((weight.kg - before.kg) * 1000) / 1000 : 0;
  return (
    <li className="weight-row">
      <span className="num weight-kg">{weightText(weight.kg)}</span>
      <span className="soft small">
        {dayText(weight.at)}
        {(weight.clinicName ?? weight.authorName) && ` · ${weight.clinicName ?? weight.authorName}`}
        {change !== 0 && <span className="num"> · {signed(change)}</span>}
      </span>
      {onRemove && (
        <button
          type="button"
          className="icon-btn"
          aria-label={`Borrar el peso de ${weightText(weight.kg)} del ${dayText(weight.at)}`}
          onClick={onRemove}
        >
          <Icon name="trash-2" />
        </button>
      )}
    </li>
  );
};

/** The breed's adults, kg, and its name. */
export type BreedRange = { name: string; min: number; max: number };

/** How a pet's weight went, the breed's range behind it, and a new note. */
export const WeightSection = ({ pet, breed }: { pet: PetFile; breed: BreedRange | null }) => {
  const trpc = useTRPC();
  const keep = useKeepPet();
  const [all, setAll] = useState(false);
  const [doomed, setDoomed] = useState<PetWeight | null>(null);
  const remove = useMutation(trpc.pets.removeWeight.mutationOptions({ onSuccess: keep }));
  const { weights } = pet;
  const shown = all ? weights : weights.slice(0, SHORT);
  const canChange = pet.archivedAt === null && pet.diedAt === null;
  const takeBack = (weight: PetWeight) =>
    remove.mutate(
      { id: pet.id, at: weight.at },
      {
        onSuccess: () => {
          setDoomed(null);
          say(`Borramos el peso de ${weightText(weight.kg)}.`);
        },
      },
    );
  return (
    <section className="pet-weight" aria-labelledby="peso">
      <div className="row-head">
        <h2 id="peso">Peso</h2>
        <p className="num weight-now">{weightText(pet.weight)}</p>
      </div>
      <WeightChart name={pet.name} weights={weights.toReversed()} range={breed} />
      {breed && (
        <p className="small chart-key">
          <span className="chart-swatch" aria-hidden="true" />
          <span>
            Adultos de {breed.name}: <b className="num">{rangeText(breed)}</b>.
            {pet.diedAt === null &&
              ' Sirve de referencia: lo que importa es la tendencia y que le palpes las costillas.'}
          </span>
        </p>
      )}
      {canChange && <WeightForm pet={pet} />}
      <ul className="weight-list" aria-label="Pesos anotados">
        {shown.map((weight, at) => (
          <Row
            key={weight.at}
            weight={weight}
            before={weights[at + 1]}
            onRemove={
              canChange &&
              !weight.clinicName &&
              weights.length > 1 &&
              (pet.sharedBy === null || weight.authorName !== null)
                ? () => setDoomed(weight)
                : null
            }
          />
        ))}
      </ul>
      {!all && weights.length > SHORT && (
        <button type="button" className="btn line small justify-self-start" onClick={() => setAll(true)}>
          Ver los {weights.length} pesos
        </button>
      )}
      {doomed && (
        <Confirm
          title={`¿Borrar el peso de ${weightText(doomed.kg)}?`}
          verb="Borrar el peso"
          pendingText="Borrando..."
          pending={remove.isPending}
          error={remove.error && errorText(remove.error, 'No se pudo borrar el peso')}
          onConfirm={() => takeBack(doomed)}
          onClose={() => {
            remove.reset();
            setDoomed(null);
          }}
        >
          <p>
            Está anotado para el {dayText(doomed.at)}. Los demás pesos de {pet.name} se quedan.
          </p>
        </Confirm>
      )}
    </section>
  );
};
