export { type Candidate, readCandidate } from './match/candidate.ts';
export { findSignals, matchJob } from './match/match-job.ts';
export { type PersonFacts, findPersonFacts } from './match/person-facts.ts';
export { readJob } from './reading/read-job.ts';
export { findTitleSeniorities } from './reading/seniority.ts';
export { isWrittenAsRole } from './reading/title-lines.ts';
export { MATCH_VERSION, MATCH_WEIGHTS } from './weights.ts';
