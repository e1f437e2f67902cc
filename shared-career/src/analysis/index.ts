export { type AnalysisOptions, analyseResume, identifyResume } from './analyse.ts';
