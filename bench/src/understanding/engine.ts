import {
  candidateOf,
  diagnose,
  matchJob,
  MET_CREDIT,
  personFacts,
  readJob,
  skillById,
} from '@aura/shared-career';
import { readResumeText } from '@aura/shared-career/resume';
import { DIAGNOSIS_LIMITS, type RequirementMatch } from '@aura/shared-domain';
import { makeAnswers } from '@aura/shared-domain/testing';
import type { Case } from './cases.ts';
import { lineFinder } from './lines.ts';
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
  // What stands among the duties weighs little in the score and is not called a requirement on the page.
  if (requirement.necessity === 'context') return [];
  const others = requirement.alternatives.map((name) => skillById(name)?.label ?? name);
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

/** What the product says of a case: the CV and the ad are read as pasted text, matched, and diagnosed for the goal. */
export function readWithProduct({ name, cv, ad, label }: Case): Predicted {
  const linesOf = lineFinder(cv);
  const resume = readResumeText(cv, { now: NOW });
  const job = readJob(ad);
  if (!resume.ok) return NOTHING_READ;
  if (!job.ok) throw new Error(`${name}: the ad cannot be read: ${job.error.code}`);
  const candidate = candidateOf(resume.value.structure, NOW);
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
    facts: personFacts(candidate, job.value),
  };
}
