import { DEVELOPMENT_SET } from '../generated/red-team/development.ts';
import { FIRST_BLIND_SET } from '../generated/red-team/first-blind.ts';
import { SECOND_BLIND_SET } from '../generated/red-team/second-blind.ts';
import type { RedTeamMessage } from './message.ts';

export type { RedTeamMessage } from './message.ts';

/** Messages written without knowledge of the layer's rules, so that they measure what it does with new wording. */
export { BLIND_SET } from '../generated/red-team/blind.ts';
export { DEVELOPMENT_SET, FIRST_BLIND_SET, SECOND_BLIND_SET };

/** Every labelled message that rules and likeness may be made with. */
export const LEARNT_SETS: readonly RedTeamMessage[] = [
  ...DEVELOPMENT_SET,
  ...FIRST_BLIND_SET,
  ...SECOND_BLIND_SET,
];
