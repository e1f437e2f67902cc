export { buildAdviceJob, partOfTarget } from './advice-job.ts';
