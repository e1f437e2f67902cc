export { groupClustersInSteps } from './clusters-of.ts';
export { computeCompanyKey } from './company-key.ts';
export { getPosting, groupPostings } from './postings-of.ts';
