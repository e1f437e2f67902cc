export { findCautions } from './find-cautions.ts';
