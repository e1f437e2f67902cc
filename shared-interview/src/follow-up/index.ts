export { followUpFor } from './follow-up.ts';
