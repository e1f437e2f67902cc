export { buildSampleVacancies } from './sample-vacancies.ts';
