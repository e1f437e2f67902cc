import {
  type JobMatch,
  type JobReading,
  recompute,
  type Requirement,
  type ResumeStructure,
} from '@aura/shared-domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNTANT_AD } from '../../generated/samples/ads.ts';
import { ADS as ADS_BY_NAME } from '../fixtures/expected.ts';
import { ACCOUNTANT, makeHeldJob, NOW } from '../fixtures/people.ts';
import * as lives from '../../diagnosis/fixtures/lives.ts';
import { MET_CREDIT } from '../../matching/grade.ts';
import { readJob } from '../reading/read-job.ts';
import { readCandidate } from './candidate.ts';
import { matchJob } from './match-job.ts';

const ADS = Object.values(ADS_BY_NAME);
const PEOPLE = [ACCOUNTANT, ...Object.values(lives).flatMap(({ resume }) => (resume ? [resume] : []))];

function read(text: string): JobReading {
  const result = readJob(text);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
const match = (resume: ResumeStructure, text: string): JobMatch =>
  matchJob(readCandidate(resume, NOW), read(text), text);
it('is the same three times, in any order of the keys of the CV', () => {
  const shuffled = Object.fromEntries(Object.entries(ACCOUNTANT).toReversed()) as ResumeStructure;
  const [first, ...others] = [ACCOUNTANT, ACCOUNTANT, shuffled].map((one) =>
    JSON.stringify(match(one, ACCOUNTANT_AD)),
  );
  for (const other of others) expect(other).toBe(first);
});

it('is never in full while something that the ad asks for is not met or is open', () => {
  for (const ad of ADS)
    for (const resume of PEOPLE) {
      const { score, requirements } = match(resume, ad);
      const left = requirements.filter(
        ({ requirement: { necessity }, credit, open }) =>
          (necessity === 'mandatory' || necessity === 'desirable') &&
          credit !== null &&
          (credit < MET_CREDIT || open === true),
      );
      expect(left.length === 0 || (score.value ?? 0) <= 99).toBe(true);
    }
});

describe('stuffing', () => {
  const words = (ad: string): string[] => [...new Set(ad.match(/[\p{L}\p{N}-]{2,}/gu) ?? [])];
  const isSkill = ({ kind }: Requirement): boolean => kind === 'skill' || kind === 'term';
  const bare: ResumeStructure = { ...ACCOUNTANT, summary: '', skills: [], experiences: [] };

  it.each(ADS)('of the list of skills with the whole ad is worth less than the same in a job', (ad) => {
    const { requirements, title } = read(ad);
    const skills = requirements.filter(isSkill).map(({ label }) => label);
    const papers = requirements.filter((one) => !isSkill(one)).map(({ label }) => label);
    const stuffed = match(
      {
        ...bare,
        skills: [...papers, ...skills, ...words(ad)].slice(0, 200),
        experiences: [makeHeldJob(title, [])],
      },
      ad,
    );
    const real = match({ ...bare, skills: papers, experiences: [makeHeldJob(title, skills)] }, ad);
    const open = ({ score }: JobMatch): number =>
      recompute({ dimensions: score.dimensions, ceilings: [] }) ?? 0;
    expect(open(stuffed)).toBeLessThan(open(real));
  });

  it.each(ADS)('of summary and hidden text earns "listed" at most', (ad) => {
    const text = { ...bare, summary: ad.slice(0, 6000), unclassified: ad.split('\n') };
    const grades = match(text, ad)
      .requirements.filter(({ requirement }) => isSkill(requirement))
      .map(({ grade }) => grade);
    expect(grades.length).toBeGreaterThan(0);
    expect(grades).not.toContain('proven');
  });
});

/** Everything in a CV that may prove something, as ways to take it out. */
function removals(resume: ResumeStructure): ResumeStructure[] {
  const drop = <T>(list: readonly T[]): T[][] => list.map((_, at) => list.toSpliced(at, 1));
  return [
    ...drop(resume.skills).map((skills) => ({ ...resume, skills })),
    ...drop(resume.courses).map((courses) => ({ ...resume, courses })),
    ...drop(resume.languages).map((languages) => ({ ...resume, languages })),
    ...drop(resume.education).map((education) => ({ ...resume, education })),
    ...drop(resume.projects).map((projects) => ({ ...resume, projects })),
    ...resume.experiences.flatMap((job, at) =>
      drop(job.items).map((items) => ({
        ...resume,
        experiences: resume.experiences.with(at, { ...job, items }),
      })),
    ),
  ];
}

it('never rises if evidence is removed from a CV', () => {
  const readings = ADS.map((ad) => ({ ad, job: read(ad) }));
  // Each person beside every third ad; each ad beside a third of the people.
  for (const [index, resume] of PEOPLE.entries()) {
    const whole = readCandidate(resume, NOW);
    const rest = removals(resume).map((less) => readCandidate(less, NOW));
    for (const { ad, job } of readings.filter((_, at) => at % 3 === index % 3)) {
      const most = matchJob(whole, job, ad).score.value ?? 0;
      for (const less of rest) expect(matchJob(less, job, ad).score.value ?? 0).toBeLessThanOrEqual(most);
    }
  }
});

it('never falls if a requirement of the ad is added to a job', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PEOPLE), fc.constantFrom(...ADS), fc.nat(), (resume, ad, pick) => {
      const { requirements } = read(ad);
      const asked = requirements.filter(({ kind }) => kind === 'skill' || kind === 'term');
      const label = asked[pick % Math.max(1, asked.length)]?.label ?? '';
      const [job, ...others] = resume.experiences;
      if (!job || label === '') return;
      const more = { ...resume, experiences: [{ ...job, items: [...job.items, label] }, ...others] };
      expect(match(more, ad).score.value ?? 0).toBeGreaterThanOrEqual(match(resume, ad).score.value ?? 0);
    }),
    { seed: 5, numRuns: 60 },
  );
});

it('reads a CV once per requirement at most', () => {
  const candidate = readCandidate(ACCOUNTANT, NOW);
  const job = read(ACCOUNTANT_AD);
  const lookUps = (times: number): number => {
    let count = 0;
    const counted = <T extends object>(map: T): T =>
      new Proxy(map, {
        get(target, key) {
          const member: unknown = Reflect.get(target, key);
          if (typeof member !== 'function') return member;
          count += 1;
          return member.bind(target) as unknown;
        },
      });
    const { record } = candidate;
    const requirements = Array.from({ length: times }, (_, round) =>
      job.requirements.map((one) => ({ ...one, id: `${one.id}-${round}` })),
    ).flat();
    const watched = {
      ...candidate,
      languages: counted(candidate.languages),
      record: { ...record, shown: counted(record.shown), listed: counted(record.listed) },
    };
    matchJob(watched, { ...job, requirements }, ACCOUNTANT_AD);
    return count;
  };
  expect(lookUps(2)).toBeGreaterThan(lookUps(1));
  expect(lookUps(4)).toBeLessThanOrEqual(lookUps(2) * 2.5);
});
