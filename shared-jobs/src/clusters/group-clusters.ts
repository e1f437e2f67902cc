import type { Vacancy } from '@aura/shared-domain';
import { computeCompanyKey } from './company-key.ts';
import { type Print, compareTexts } from './compare-texts.ts';
import { getShingles, findTellingWords } from './shingles.ts';
import { computeTitleKey } from './title-key.ts';

/** Bits of a fingerprint, and of each band of it that near texts are looked for by. */
const BITS = 64;
const BAND_BITS = 8;
export const BANDS = BITS / BAND_BITS;

/** A second, independent word of 32 bits from a first. */
function computeSecond(hash: number): number {
  const mixed = Math.imul(hash ^ 0x9e3779b9, 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) ^ (mixed >>> 13);
}

/** SimHash (Charikar 2002): 64 bits in bytes; similar sets of shingles share most of them. */
function computeSimHash(shingles: ReadonlySet<number>): Uint8Array {
  const sums = new Int32Array(BITS);
  for (const shingle of shingles) {
    const halves = [shingle, computeSecond(shingle)];
    for (let bit = 0; bit < BITS; bit += 1)
      sums[bit] = (sums[bit] ?? 0) + (((halves[bit >>> 5] ?? 0) >>> (bit & 31)) & 1 ? 1 : -1);
  }
  const bands = new Uint8Array(BANDS);
  sums.forEach((sum, bit) => {
    if (sum > 0) bands[bit >>> 3] = (bands[bit >>> 3] ?? 0) | (1 << (bit & 7));
  });
  return bands;
}

interface Ad extends Print {
  readonly vacancy: Vacancy;
  /** Where ads that may be the same are looked for. */
  readonly buckets: readonly string[];
}

type Cluster = Ad[];
/** How alike two ads are; null for different. */
type Compare = (one: Print, other: Print) => number | null;

/** Words at the beginning of a text; a copy that was cut short still has them. */
const OPENING = 12;
/** Maximum number of clusters that one bucket remembers: this bounds the comparisons of an ad. */
export const MOST_PER_BUCKET = 32;

const compareIds = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const makeAgeKey = (vacancy: Vacancy): string => `${vacancy.publishedOn ?? ''} ${JSON.stringify(vacancy)}`;

/** One ad per id, whatever the order given: the one seen last, then the one whose fields come last. */
function selectDistinct(vacancies: readonly Vacancy[]): Vacancy[] {
  const kept = new Map<string, Vacancy>();
  for (const vacancy of vacancies) {
    const other = kept.get(vacancy.id);
    if (!other || makeAgeKey(vacancy) > makeAgeKey(other)) kept.set(vacancy.id, vacancy);
  }
  return [...kept.values()];
}

function readAd(vacancy: Vacancy): Ad {
  const words = findTellingWords(vacancy);
  const shingles = getShingles(words);
  const company = computeCompanyKey(vacancy.company);
  const title = computeTitleKey(vacancy);
  const places = [
    ...[...computeSimHash(shingles)].map((band, at) => `${at}:${band}`),
    `opening:${words.slice(0, OPENING).join(' ')}`,
  ];
  return {
    vacancy,
    shingles,
    words: words.length,
    company,
    buckets: places.map((place) => `${title}\n${place}`),
  };
}

/** Named companies first, longer texts before their beginnings, then by id: the first one represents a cluster. */
const compareAds = (one: Ad, other: Ad): number =>
  Number(one.company === '') - Number(other.company === '') ||
  other.words - one.words ||
  compareIds(one.vacancy.id, other.vacancy.id);

/** Index keys of a cluster: the name of the company; without one, all ads with that title. */
const listShelves = (ad: Ad, place: string): string[] =>
  ad.company === '' ? [place] : [place, `${place}\n${ad.company}`];
const getShelf = (ad: Ad, place: string): string => (ad.company === '' ? place : `${place}\n${ad.company}`);

/**
 * Ads of the same job together: the same title, the same company, nearly the same text; or no company and the same
 * text. Each ad is compared with the first of at most {@link MOST_PER_BUCKET} clusters for each band of its SimHash,
 * so the work grows with the number of ads. The order given does not matter; clusters come in the order of their
 * first ids.
 */
export function groupClusters(vacancies: readonly Vacancy[], compare: Compare = compareTexts): Vacancy[][] {
  const steps = groupClustersInSteps(vacancies, compare);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** {@link groupClusters} in steps of one ad, since thousands of them take seconds and others may be waiting. */
export function* groupClustersInSteps(
  vacancies: readonly Vacancy[],
  compare: Compare = compareTexts,
): Generator<void, Vacancy[][]> {
  const ads: Ad[] = [];
  for (const vacancy of selectDistinct(vacancies)) {
    ads.push(readAd(vacancy));
    yield;
  }
  const shelved = new Map<string, Cluster[]>();
  const clusters: Cluster[] = [];
  for (const ad of ads.toSorted(compareAds)) {
    yield;
    const near = new Set(ad.buckets.flatMap((place) => shelved.get(getShelf(ad, place)) ?? []));
    let best: { readonly cluster: Cluster; readonly share: number } | null = null;
    for (const cluster of near) {
      const share = cluster[0] ? compare(ad, cluster[0]) : null;
      if (share !== null && share > (best?.share ?? -1)) best = { cluster, share };
    }
    if (best) {
      best.cluster.push(ad);
      continue;
    }
    const cluster = [ad];
    clusters.push(cluster);
    for (const shelf of ad.buckets.flatMap((place) => listShelves(ad, place))) {
      const there = shelved.get(shelf);
      if (!there) shelved.set(shelf, [cluster]);
      else if (there.length < MOST_PER_BUCKET) there.push(cluster);
    }
  }
  return clusters
    .map((cluster) =>
      cluster.map(({ vacancy }) => vacancy).toSorted((one, other) => compareIds(one.id, other.id)),
    )
    .toSorted(([one], [other]) => compareIds(one?.id ?? '', other?.id ?? ''));
}
