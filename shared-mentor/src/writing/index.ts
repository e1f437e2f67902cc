export { buildAdviceJob, parseTargetPart } from './advice-job.ts';
