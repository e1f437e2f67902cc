import type { Case } from './cases.ts';

/** Scores how a CV fits an ad, 0 to 100; null where one of them cannot be read. */
export type ScoreFit = (cv: string, ad: string) => number | null;

/** How well scores order pairs of CV and ad; shares from 0 to 1, null without such a pair. */
export interface PairFigures {
  /** Of people whom the label gives nearly all that is demanded: those above 85. */
  readonly nearPerfectAbove85: number | null;
  /** Of people beside ads of other trades: those below 25. */
  readonly wrongTradeBelow25: number | null;
  /** Share of ads with a well-fitting own person for which that person ranks before five of other trades. */
  readonly bestFirst: number | null;
  /** Share of fitting people outranked by a bare list of the ad's requirements. */
  readonly listAhead: number | null;
  /** Of people who paste the ad into their CV: those who gain more than a point. */
  readonly pastedGains: number | null;
}

/** From this share of the demands that the label gives a person on she fits nearly perfectly, or well. */
const FITS = { nearly: 0.95, well: 0.7 } as const;
const HIGH = 85;
const LOW = 25;
/** With fewer demands, a label does not show how well a person fits. */
const FEWEST_DEMANDS = 4;
/** Distance of the other cases in the list: neighbours may be of one trade. */
const STRIDE = 11;
const OTHERS = 5;
const GAIN = 1;

const share = (all: readonly boolean[]): number | null =>
  all.length === 0 ? null : Math.round((all.filter(Boolean).length / all.length) * 10_000) / 10_000;

/** The share of the ad's demands that the label gives the person; null if there are too few. */
function labelledFit({ label }: Case): number | null {
  const demands = label.requirements.filter(
    ({ kind, verdict }) => kind === 'mandatory' && verdict !== 'unknown',
  );
  const met = demands.filter(({ verdict }) => verdict !== 'absent').length;
  return demands.length < FEWEST_DEMANDS ? null : met / demands.length;
}

/** A person without any work who has copied the ad's requirements. */
const bareList = ({ label }: Case): string =>
  [
    'Alex Souza',
    'alex.souza@example.com',
    '(11) 98888-7777',
    '',
    'HABILIDADES',
    ...label.requirements.map(({ phrase }) => phrase),
    '',
    'FORMAÇÃO',
    'Ensino médio',
  ].join('\n');

const pasted = ({ cv, ad }: Case): string => `${cv}\n\nOBSERVAÇÕES\n${ad}\n`;

/** Measures whether scores hold: high for who fits, low for who does not, and nothing for copied words. */
export function measurePairs(cases: readonly Case[], scoreFit: ScoreFit): PairFigures {
  const perfect: boolean[] = [];
  const wrong: boolean[] = [];
  const first: boolean[] = [];
  const list: boolean[] = [];
  const gains: boolean[] = [];
  for (const [at, one] of cases.entries()) {
    const own = scoreFit(one.cv, one.ad);
    if (own === null) continue;
    const fit = labelledFit(one) ?? 0;
    const others = Array.from({ length: OTHERS }, (_, step) => (at + STRIDE * (step + 1)) % cases.length)
      .flatMap((place) => cases[place] ?? [])
      .filter(({ label }) => label.occupation !== one.label.occupation)
      .flatMap(({ cv }) => scoreFit(cv, one.ad) ?? []);
    wrong.push(...others.map((score) => score < LOW));
    if (fit >= FITS.nearly) perfect.push(own > HIGH);
    if (fit >= FITS.well) {
      first.push(others.every((score) => score < own));
      list.push((scoreFit(bareList(one), one.ad) ?? 0) >= own);
    }
    gains.push((scoreFit(pasted(one), one.ad) ?? 0) > own + GAIN);
  }
  return {
    nearPerfectAbove85: share(perfect),
    wrongTradeBelow25: share(wrong),
    bestFirst: share(first),
    listAhead: share(list),
    pastedGains: share(gains),
  };
}
