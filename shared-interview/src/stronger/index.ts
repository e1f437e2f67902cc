export { NOTHING_STRONGER, strongerVersion } from './stronger-version.ts';
