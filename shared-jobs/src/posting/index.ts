export { monthlyReais } from './monthly-reais.ts';
export { readVacancy, type ReadVacancy } from './read-vacancy.ts';
export { vacancyText } from './vacancy-text.ts';
