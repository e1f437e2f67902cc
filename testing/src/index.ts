export { isDeepRun, readSeed, sampleCases, scaleRuns } from './depth.ts';
export { measureGrowth } from './growth.ts';
