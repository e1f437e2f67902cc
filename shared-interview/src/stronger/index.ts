export { NOTHING_STRONGER, buildStrongerVersion } from './stronger-version.ts';
