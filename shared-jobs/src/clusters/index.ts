export { clustering } from './clusters-of.ts';
export { companyKey } from './company-key.ts';
export { postingOf, postingsOf } from './postings-of.ts';
