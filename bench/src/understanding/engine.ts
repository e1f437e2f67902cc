import {
  type Candidate,
  readCandidate,
  diagnose,
  matchJob,
  MET_CREDIT,
  findPersonFacts,
  readJob,
  findSkillById,
} from '@aura/shared-career';
import { readResumeText } from '@aura/shared-career/resume';
import { DIAGNOSIS_LIMITS, type JobReading, type RequirementMatch } from '@aura/shared-domain';
import { makeAnswers } from '@aura/shared-domain/testing';
import type { Case } from './cases.ts';
import { lineFinder } from './lines.ts';
import type { ScoreFit } from './pairs.ts';
import type { Predicted, PredictedRequirement, Statement } from './predicted.ts';

/** The day that the labels of the cases call today. */
export const NOW = new Date('2026-11-23T12:00:00Z');

type LinesOf = (excerpt: string) => number[];

function verdictOf({ credit, open }: RequirementMatch): PredictedRequirement['verdict'] {
  if (credit === null || open === true) return 'unknown';
  return credit >= MET_CREDIT ? 'has' : 'lacks';
}

export function toRequirement(match: RequirementMatch, linesOf: LinesOf): PredictedRequirement[] {
  const { requirement, evidence } = match;
  // Duties weigh little in the score, and the page does not call them requirements.
  if (requirement.necessity === 'context') return [];
  const others = requirement.alternatives.map((name) => findSkillById(name)?.label ?? name);
  return [
    {
      adLine: requirement.evidence[0]?.line ?? 0,
      names: [requirement.label, [requirement.label, ...others].join(' ou ')],
      kind: requirement.necessity === 'desirable' || requirement.wished === true ? 'desirable' : 'mandatory',
      verdict: verdictOf(match),
      quoted: evidence.map(({ excerpt }) => linesOf(excerpt)),
    },
  ];
}

const statementOf = ({ names, verdict, quoted }: PredictedRequirement): Statement[] =>
  verdict === 'unknown' ? [] : [{ claim: verdict, text: names.at(-1) ?? '', lines: quoted.flat() }];

/** Of a CV that it cannot read the product says nothing: all that was to be found in it is missed. */
const NOTHING_READ: Predicted = {
  requirements: [],
  strengths: [],
  statements: [],
  facts: { yearsInRole: 0, registrations: [], highestDegree: '', languages: [] },
};

function readOnce<T>(known: Map<string, T>, text: string, read: () => T): T {
  const before = known.get(text);
  if (before !== undefined) return before;
  const made = read();
  known.set(text, made);
  return made;
}

/** How a CV fits an ad by the product; each text is read once. */
export function makeScorer(): ScoreFit {
  const people = new Map<string, Candidate | null>();
  const jobs = new Map<string, JobReading | null>();
  return (cv, ad) => {
    const person = readOnce(people, cv, () => {
      const resume = readResumeText(cv, { now: NOW });
      return resume.ok ? readCandidate(resume.value.structure, NOW) : null;
    });
    const job = readOnce(jobs, ad, () => {
      const read = readJob(ad);
      return read.ok ? read.value : null;
    });
    return person && job && matchJob(person, job, ad).score.value;
  };
}

/** What the product says of a case: the CV and the ad are read as pasted text, matched, and diagnosed for the goal. */
export function readWithProduct({ name, cv, ad, label }: Case): Predicted {
  const linesOf = lineFinder(cv);
  const resume = readResumeText(cv, { now: NOW });
  const job = readJob(ad);
  if (!resume.ok) return NOTHING_READ;
  if (!job.ok) throw new Error(`${name}: the ad cannot be read: ${job.error.code}`);
  const candidate = readCandidate(resume.value.structure, NOW);
  const match = matchJob(candidate, job.value, ad);
  const answers = makeAnswers(
    { title: label.goal.slice(0, DIAGNOSIS_LIMITS.title) },
    { resume: resume.value.structure },
  );
  const { strengths, gaps } = diagnose(answers, {
    variant: 'quick',
    now: NOW,
  });
  const requirements = match.requirements.flatMap((one) => toRequirement(one, linesOf));
  return {
    requirements,
    strengths: strengths.map(({ evidence }) => evidence.flatMap(({ excerpt }) => linesOf(excerpt))),
    statements: [
      ...requirements.flatMap(statementOf),
      ...strengths.map(({ title, evidence }): Statement => ({
        claim: 'has',
        text: title,
        lines: evidence.flatMap(({ excerpt }) => linesOf(excerpt)),
      })),
      ...gaps
        .filter(({ grade }) => grade === 'absent')
        .map(({ title }): Statement => ({ claim: 'lacks', text: title, lines: [] })),
    ],
    facts: findPersonFacts(candidate, job.value),
  };
}

/** So many cases tell what understanding costs. */
const TIMED = 20;

function spend(cases: readonly Case[], work: (one: Case) => void): number {
  const begun = process.cpuUsage();
  for (const one of cases) work(one);
  return process.cpuUsage(begun).user;
}
const readAlone = ({ cv }: Case): void => {
  readResumeText(cv, { now: NOW });
};
const readAndMatch = ({ cv, ad }: Case): void => {
  makeScorer()(cv, ad);
};

/**
 * Processor time of understanding a CV and matching it, in times of reading the text of the CV into its parts: a ratio
 * that holds on any machine, to compare before and after a change. The quicker of two rounds counts.
 */
export function measureCost(cases: readonly Case[]): number | null {
  const timed = cases.slice(0, TIMED);
  const quickest = (work: (one: Case) => void): number => Math.min(spend(timed, work), spend(timed, work));
  const reading = quickest(readAlone);
  return reading === 0 ? null : Math.round((quickest(readAndMatch) / reading) * 100) / 100;
}
