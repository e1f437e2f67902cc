import * as v from 'valibot';
import { ITEMS } from './items.ts';
import { LikertSchema } from './likert.ts';
import { SCENARIOS } from '../generated/behavior-scenarios.ts';

const splitOptions = SCENARIOS.map(
  ({ id, options }) => [id, v.optional(v.picklist(options.map((option) => option.id)))] as const,
);

/** Answers so far: only items that exist, from 1 to 5. */
export const ItemAnswersSchema = v.record(v.picklist(ITEMS.map(({ id }) => id)), LikertSchema);

/** Id of the chosen option by id of the scenario: only those that exist. */
export const ScenarioChoicesSchema = v.pipe(
  v.strictObject(Object.fromEntries(splitOptions)),
  v.transform((chosen): Record<string, string> =>
    Object.fromEntries(
      Object.entries(chosen).flatMap(([id, option]) => (option === undefined ? [] : [[id, option]])),
    ),
  ),
);
