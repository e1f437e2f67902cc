export { type Missing, missingIn } from './missing.ts';
