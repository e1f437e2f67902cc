import { DEVELOPMENT_SET } from './development/index.ts';
import { FIRST_BLIND_SET } from './first-blind/index.ts';
import type { RedTeamMessage } from './message.ts';
import { SECOND_BLIND_SET } from './second-blind/index.ts';

/** Every labelled message that rules and likeness may be made with. */
export const LEARNT_SETS: readonly RedTeamMessage[] = [
  ...DEVELOPMENT_SET,
  ...FIRST_BLIND_SET,
  ...SECOND_BLIND_SET,
];
