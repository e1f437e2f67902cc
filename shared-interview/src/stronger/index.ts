export { strongerVersion } from './stronger.ts';
