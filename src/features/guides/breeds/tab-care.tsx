import type { HamsterBreed } from '../../../../content/schema/breed.ts';
import type { AnyBreed } from '../../../../content/schema/summary.ts';
import { Lines, Part, SubPart } from '../part.tsx';

const HamsterHome = ({ record }: { record: HamsterBreed }) => {
  const { habitat } = record.care_tips;
  const { minimum_requirements, essential_features, enrichment_items } = record.habitat_setup;
  return (
    <Part title="La jaula" className="wide">
      <dl className="traits">
        <div>
          <dt>Piso</dt>
          <dd>{minimum_requirements.cage_size}</dd>
        </div>
        <div>
          <dt>Altura</dt>
          <dd>{minimum_requirements.height}</dd>
        </div>
        <div>
          <dt>Ventilación</dt>
          <dd>{minimum_requirements.ventilation}</dd>
        </div>
      </dl>
      <div className="columns">
        <SubPart title="Lo que no puede faltar">
          <Lines items={habitat.essential_items} />
        </SubPart>
        <SubPart title="Cómo debe ser">
          <Lines items={essential_features} />
        </SubPart>
        <SubPart title="Lecho" text={habitat.bedding} />
        <SubPart title="Temperatura" text={habitat.temperature} />
        <SubPart title="Luz" text={habitat.lighting} />
        <SubPart title="Para que no se aburra">
          <Lines items={enrichment_items} />
        </SubPart>
      </div>
    </Part>
  );
};

/** Tab Cuidados (spec §2): exercise and grooming; a hamster's cage stands here too. */
export const TabCare = ({ record }: { record: AnyBreed }) => {
  if (!('habitat_setup' in record)) {
    return (
      <div className="columns">
        <Part title="Ejercicio y juego" text={record.care_tips.exercise} />
        <Part
          title={'speech' in record ? 'Plumas, pico y uñas' : 'Pelo, uñas y baño'}
          text={record.care_tips.grooming}
        />
        {'grooming_requirements' in record && (
          <Part title="Aseo, tarea por tarea">
            <Lines items={record.grooming_requirements} />
          </Part>
        )}
      </div>
    );
  }
  const { exercise, grooming } = record.care_tips;
  return (
    <>
      <div className="columns">
        <Part title="Ejercicio" text={exercise.daily_needs}>
          <SubPart title="Qué ofrecerle">
            <Lines items={exercise.recommended_activities} />
          </SubPart>
          <SubPart title="Espacio para salir" text={exercise.space_requirements} />
        </Part>
        <Part title="Aseo" text={grooming.routine}>
          <SubPart title="Lo propio de su especie" text={grooming.specific_needs} />
        </Part>
      </div>
      <HamsterHome record={record} />
    </>
  );
};
