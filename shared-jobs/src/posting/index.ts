export { computeMonthlyReais } from './monthly-reais.ts';
export { readVacancy, type ReadVacancy } from './read-vacancy.ts';
export { readVacancyText } from './vacancy-text.ts';
