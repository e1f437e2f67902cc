export { cautionsOf } from './cautions-of.ts';
