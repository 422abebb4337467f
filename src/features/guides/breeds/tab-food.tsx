import type { AnyBreed } from '../../../../content/schema/summary.ts';
import { Part } from '../part.tsx';

/** Tab Alimentación (spec §2): the diet; for hamsters base diet, supplements, hours and water. */
export const TabFood = ({ record }: { record: AnyBreed }) => {
  const { diet } = record.care_tips;
  if (!('base_diet' in diet)) return <Part title="Qué come y cuánto" text={diet} />;
  return (
    <div className="columns">
      <Part title="Dieta base" text={diet.base_diet} />
      <Part title="Suplementos y frescos" text={diet.supplements} />
      <Part title="A qué hora" text={diet.feeding_schedule} />
      <Part title="Agua" text={diet.water} />
    </div>
  );
};
