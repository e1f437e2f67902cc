export { leaveByChoice } from './leave.ts';
export { SessionEffects } from './session-effects.tsx';
