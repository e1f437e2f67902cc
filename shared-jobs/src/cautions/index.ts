export { findCautions } from './cautions-of.ts';
