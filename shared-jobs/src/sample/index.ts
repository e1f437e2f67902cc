export { sampleVacancies } from './sample-vacancies.ts';
