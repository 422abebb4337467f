import * as z from 'zod';
import { planItem } from '../../src/shared/schemas/plan.ts';
import { SPECIES } from '../../src/shared/species.ts';
import { line, provenance } from './common.ts';

const { sources, revised, reviewer } = provenance;

/** content/planes.yaml: the vaccination plan of each species where a clinic has none of its own. */
export const plansFile = z.strictObject({
  revised,
  reviewer,
  plans: z
    .record(
      z.enum(SPECIES),
      z.strictObject({
        note: line(400).describe('What the plan follows and what the vet decides, shown above the list.'),
        items: z
          .array(planItem)
          .describe('Acts in reading order, as src/shared/schemas/plan.ts documents them; empty: none is routine.'),
        sources,
      }),
    )
    .describe('One plan per species.'),
});
export type PlansFile = z.output<typeof plansFile>;
