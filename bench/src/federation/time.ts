import type { Browser } from 'playwright-core';
import type { Sites } from './sites.ts';
import { medianInterval } from './statistics.ts';
import { TARGETS } from './targets.ts';
import { verdictOf, type Timing } from './verdict.ts';
import { enterRemote, openRemote } from './visits.ts';

/** Times under throttling, federated to monolith. */
export interface Timings {
  /** Page → largest paint when it is opened by its address. */
  readonly largestPaint: Readonly<Record<string, Timing>>;
  /** Page → until its headline is there and React answers for it. */
  readonly interactive: Readonly<Record<string, Timing>>;
  /** From the click on a link to the headline, over all remotes. */
  readonly entered: Readonly<Record<'cold' | 'hovered', Timing>>;
  readonly pairs: number;
}

type Sample = Readonly<Record<string, number>>;

/** One visit to each side, and one more to the monolith. */
interface Trial {
  readonly federated: Sample;
  readonly monolith: Sample;
  readonly control: Sample;
}

/** A restless machine gets another chance. */
const ATTEMPTS = 3;

/**
 * Measures times in pairs. The monolith is visited twice in each trial, and every second trial goes the other way
 * round: what drifts while it is measured meets both sides alike.
 * @param pairs trials of each measurement
 */
export async function time(
  browser: Browser,
  sites: Sites,
  pairs: number,
  say: (text: string) => void,
): Promise<Timings> {
  const run = (name: string, visit: (origin: string, trial: number) => Promise<Sample>) =>
    calmTrials({ name, pairs, sites, visit, say });
  const opened: Record<string, readonly Trial[]> = {};
  for (const page of sites.remotePages) {
    opened[page.path] = await run(page.path, async (origin) => {
      const { largestPaintMs, interactiveMs } = await openRemote(browser, origin, page, 'slow');
      return { largestPaint: largestPaintMs, interactive: interactiveMs };
    });
  }
  const enter = (how: 'cold' | 'hovered') =>
    run(`a link, ${how}`, async (origin, trial) => {
      // Each remote is entered once in either order before the next one has its turn.
      const page = sites.remotePages[Math.floor(trial / 2) % sites.remotePages.length];
      if (!page) throw new Error('no remote has a public page');
      const { home, clickedAt, shownAt } = await enterRemote(browser, origin, page, { how, mode: 'slow' });
      return { largestPaint: home.largestPaintMs, entered: shownAt - clickedAt };
    });
  const cold = await enter('cold');
  const hovered = await enter('hovered');
  const ofPages = (measure: string) =>
    Object.fromEntries(Object.entries(opened).map(([path, trials]) => [path, timingOf(trials, measure)]));
  return {
    largestPaint: { '/': timingOf([...cold, ...hovered], 'largestPaint'), ...ofPages('largestPaint') },
    interactive: ofPages('interactive'),
    entered: { cold: timingOf(cold, 'entered'), hovered: timingOf(hovered, 'entered') },
    pairs,
  };
}

interface Series {
  readonly name: string;
  readonly pairs: number;
  readonly sites: Sites;
  readonly visit: (origin: string, trial: number) => Promise<Sample>;
  readonly say: (text: string) => void;
}

/** Trials whose control says that the machine was calm; after some attempts, whatever there is. */
async function calmTrials(series: Series): Promise<readonly Trial[]> {
  for (let attempt = 1; ; attempt += 1) {
    series.say(`${series.name}: ${series.pairs} pairs${attempt > 1 ? `, attempt ${attempt}` : ''}`);
    const trials = await allTrials(series);
    const verdict = verdictOf(timingOf(trials, 'largestPaint'), TARGETS.lcpRatioUpper);
    if (verdict !== 'inconclusive' || attempt === ATTEMPTS) return trials;
  }
}

async function allTrials({ pairs, sites, visit }: Series): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (let trial = 0; trial < pairs; trial += 1) {
    const found: Record<keyof Trial, Sample> = { federated: {}, monolith: {}, control: {} };
    const order: readonly (keyof Trial)[] = ['federated', 'monolith', 'control'];
    for (const side of trial % 2 === 0 ? order : order.toReversed()) {
      found[side] = await visit(side === 'federated' ? sites.federated : sites.monolith, trial);
    }
    trials.push(found);
  }
  return trials;
}

function timingOf(trials: readonly Trial[], measure: string): Timing {
  const ratios = (side: 'federated' | 'control') =>
    trials.map((trial) => (trial[side][measure] ?? Number.NaN) / (trial.monolith[measure] ?? Number.NaN));
  return { ratio: medianInterval(ratios('federated')), control: medianInterval(ratios('control')) };
}
