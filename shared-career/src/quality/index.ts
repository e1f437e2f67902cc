export { type QualityOptions, type ResumeQuality, scoreQuality } from './score.ts';
export { QUALITY_VERSION } from './weights.ts';
