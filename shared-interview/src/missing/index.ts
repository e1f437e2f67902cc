export { type Missing, findMissing } from './missing.ts';
