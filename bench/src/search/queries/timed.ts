import { type JobFilters, type JobQuery, EVERY_JOB, NO_FILTERS } from '@aura/shared-domain';
import { foldKey } from '@aura/shared-career';
import type { Ad } from '../corpus/ads.ts';
import { createRandom, type Random } from '../corpus/random.ts';
import { withSlip } from './slip.ts';

const SHORTEST = 5;

const FILTERS: readonly Partial<JobFilters>[] = [
  { workModels: ['remote', 'hybrid'] },
  { contracts: ['clt'] },
  { seniorities: ['junior', 'mid'], minimumSalary: 3000 },
  { publishedSince: '2026-03-01' },
  { states: ['SP', 'RJ'], contracts: ['clt', 'pj'] },
];

const wordsOf = (text: string): string[] =>
  foldKey(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length >= SHORTEST);

/** Two words of one ad: one from its title and one from its text. */
function twoWords(ads: readonly Ad[], random: Random): readonly [string, string] | null {
  const { vacancy } = random.pick(ads).posting;
  const [title, text] = [wordsOf(vacancy.title), wordsOf(vacancy.description)];
  return title.length > 0 && text.length > 0 ? [random.pick(title), random.pick(text)] : null;
}

/** Queries of two words with filters, and the same words with a slip in the first. */
export function timedQueries(ads: readonly Ad[], count: number): { exact: JobQuery[]; typo: JobQuery[] } {
  const random = createRandom(11);
  const exact: JobQuery[] = [];
  const typo: JobQuery[] = [];
  for (let at = 0; exact.length < count; at += 1) {
    const pair = twoWords(ads, random);
    if (!pair) continue;
    const filters = { ...NO_FILTERS, ...FILTERS[at % FILTERS.length] };
    exact.push({ ...EVERY_JOB, words: pair.join(' '), filters });
    typo.push({ ...EVERY_JOB, words: `${withSlip(pair[0], random)} ${pair[1]}`, filters: NO_FILTERS });
  }
  return { exact, typo };
}
