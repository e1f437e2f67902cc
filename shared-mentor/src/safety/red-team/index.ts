export { BLIND_SET } from './blind/index.ts';
export { DEVELOPMENT_SET } from './development/index.ts';
export { FIRST_BLIND_SET } from './first-blind/index.ts';
export { SECOND_BLIND_SET } from './second-blind/index.ts';
export { LEARNT_SETS } from './learnt.ts';
export type { RedTeamMessage } from './message.ts';
