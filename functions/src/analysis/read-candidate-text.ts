import { readCandidate, type Candidate } from '@aura/shared-career';
import { parseCanonical } from '@aura/shared-career/render';

/** Reads the CV text of a profile for matches with jobs; null if it holds no CV. @param now the day up to which current jobs count */
export function readCandidateText(resumeText: string, now: Date): Candidate | null {
  const resume = parseCanonical(resumeText);
  return resume && readCandidate(resume, now);
}
