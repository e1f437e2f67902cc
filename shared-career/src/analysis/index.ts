export { type AnalysisOptions, analyseResume } from './analyse.ts';
