export { isDeepRun, readSeed, sampleCases, scaleRuns } from './depth.ts';
