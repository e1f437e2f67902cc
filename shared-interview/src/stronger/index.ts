export { strongerVersion } from './stronger-version.ts';
