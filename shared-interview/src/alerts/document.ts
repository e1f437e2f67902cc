import type { Evidence, Experience, ResumeStructure } from '@aura/shared-domain';
import { foldKey, isCommonWord, type ResumeLine, renderResumeLines } from '@aura/shared-career';

/** A job of the CV with its place in it. */
export interface Job extends Experience {
  readonly path: string;
}

/** Everything that the CV says of one employer. */
export interface Employer {
  readonly name: string;
  /** Folded, without the legal form. */
  readonly key: string;
  /** Whether the name is an ordinary word too, and counts with a capital only. */
  readonly needsCapital: boolean;
  readonly jobs: readonly Job[];
}

/** A CV in its form for comparison with an answer. */
export interface ResumeDocument {
  readonly resume: ResumeStructure;
  /** The text that evidence counts in. */
  readonly text: string;
  readonly employers: readonly Employer[];
  /** Proof from the line that holds a field; empty where the field has none. */
  readonly evidence: (path: string) => Evidence[];
}

const FORM = /[\s,]+(?:ltda|eireli|epp|me|s\.?\/?a|inc|llc|cia)\.?$/u;
/** Shorter names are parts of other words too often. */
const SHORTEST = 3;

const makeCompanyKey = (company: string): string => foldKey(company).replace(FORM, '').trim();

function listEmployers({ experiences }: ResumeStructure): Employer[] {
  const byKey = new Map<string, Employer>();
  experiences.forEach((experience, at) => {
    const key = makeCompanyKey(experience.company);
    if (key.length < SHORTEST) return;
    const job: Job = { ...experience, path: `experiences.${at}` };
    const known = byKey.get(key);
    const needsCapital = key.split(' ').every((word) => isCommonWord(word));
    const name = experience.company.trim();
    byKey.set(key, { name, key, needsCapital, ...known, jobs: [...(known?.jobs ?? []), job] });
  });
  return [...byKey.values()];
}

/** Prepares a CV for comparisons. */
export function prepareResumeDocument(resume: ResumeStructure): ResumeDocument {
  const { text, lines } = renderResumeLines(resume);
  const evidenceOf = (line: ResumeLine): Evidence => ({
    source: 'cv',
    docId: 'cv',
    start: line.start,
    end: line.end,
    excerpt: text.slice(line.start, line.end),
    ...(line.section === '' ? {} : { section: line.section }),
    line: lines.indexOf(line) + 1,
  });
  return {
    resume,
    text,
    employers: listEmployers(resume),
    evidence: (path) => lines.filter((line) => line.path === path).map(evidenceOf),
  };
}
