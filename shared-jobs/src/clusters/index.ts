export { clustering } from './clusters-of.ts';
export { companyKey } from './company-key.ts';
export { getPosting, postingsOf } from './postings-of.ts';
