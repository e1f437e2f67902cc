export { isDeepRun, readSeed, sampleCases, scaleRuns } from './depth.ts';
export { growthOf } from './growth.ts';
