export { groupClustersInSteps } from './group-clusters.ts';
export { computeCompanyKey } from './company-key.ts';
export { getPosting, groupPostings } from './group-postings.ts';
