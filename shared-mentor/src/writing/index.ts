export { adviceJob, partOfTarget } from './advice-job.ts';
