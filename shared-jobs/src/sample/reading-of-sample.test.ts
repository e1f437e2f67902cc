import { readJob } from '@aura/shared-career';
import type { JobReading, Vacancy } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { readVacancyText } from '../posting/index.ts';
import { buildSampleVacancies } from './sample-vacancies.ts';

type Field = 'workModel' | 'contracts' | 'salary' | 'disability';

/** A field as one text, empty where it is open: what its source says, and what is read without it. */
const FIELDS: Readonly<Record<Field, (from: Vacancy | JobReading) => string>> = {
  workModel: ({ workModel }) => workModel ?? '',
  contracts: ({ contracts }) => contracts.toSorted().join(' '),
  salary: ({ salary }) => (salary ? `${salary.min}–${salary.max} ${salary.period}` : ''),
  disability: ({ disability }) => disability ?? '',
};

interface Comparison {
  readonly given: number;
  readonly agreeing: number;
  /** `id: given, read`. */
  readonly contradictions: readonly string[];
}

const READ = buildSampleVacancies('2026-11-22').map((vacancy) => {
  const read = readJob(readVacancyText(vacancy));
  return { vacancy, reading: read.ok ? read.value : null };
});

function comparisonOf(field: Field): Comparison {
  const pairs = READ.map(({ vacancy, reading }) => ({
    id: vacancy.id,
    given: FIELDS[field](vacancy),
    read: reading ? FIELDS[field](reading) : '',
  })).filter(({ given }) => given !== '');
  return {
    given: pairs.length,
    agreeing: pairs.filter(({ given, read }) => given === read).length,
    contradictions: pairs
      .filter(({ given, read }) => read !== '' && given !== read)
      .map(({ id, given, read }) => `${id}: ${given}, ${read}`),
  };
}

it('reads every ad of the sample', () => {
  expect(READ.filter(({ reading }) => reading === null).map(({ vacancy }) => vacancy.id)).toEqual([]);
});

// An ad may leave to its fields what its text does not say, so silence is no fault; a reader that is always silent is.
describe.each<readonly [Field, number, number]>([
  ['salary', 0, 0.65],
  ['disability', 0, 0.9],
  ['workModel', 0, 0.2],
  // One ad names in its text only the second of its two contracts.
  ['contracts', 1, 0.6],
])('%s', (field, most, share) => {
  const { given, agreeing, contradictions } = comparisonOf(field);

  it(`contradicts the field of at most ${most} ads`, () => {
    // What is left after the ones that are known is what fails, and is shown.
    expect(contradictions.slice(most)).toEqual([]);
  });

  it(`is read from the text of at least ${share * 100} % of the ads that have it`, () => {
    expect(given).toBeGreaterThan(0);
    expect(agreeing / given).toBeGreaterThanOrEqual(share);
  });
});
