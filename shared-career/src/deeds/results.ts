import { hasMetric } from '../wording/metric.ts';
import { RESULTS_SIGNS } from '../generated/signs.ts';

/** From one figure to another, or how far something moved. */
const CHANGE = RESULTS_SIGNS.change;
const RESULT = RESULTS_SIGNS.result;
/** First of many, the best, praised, chosen. */
const RANKED = RESULTS_SIGNS.ranked;
/** The person did something and has done it. */
const DID = RESULTS_SIGNS.did;
/** Papers and courses are no deeds. */
const PAPER = RESULTS_SIGNS.paper;
const MONEY = /r\$ ?\d/u;
const PERCENT = /\d ?%/u;
/** A figure; a bare year is none. */
const FIGURE = /(?<![\d.,])(?!(?:19|20)\d\d(?![\d,]))\d[\d.,]*/gu;

/**
 * Weights of the features of a clause: learnt from lines that recruiters would quote, and rounded. The choice of words
 * matters less than the number of figures and the amount of content.
 */
const WEIGHTS = {
  figure: 0.45,
  mostFigures: 4,
  length: 1.6,
  /** So many letters tell all that length can tell. */
  whole: 160,
  metric: 1,
  percent: 0.7,
  ranked: 0.7,
  money: 0.6,
  result: 0.6,
  change: 0.6,
  did: 0.4,
  paper: -2,
} as const;

/** Letters alone: what was blanked out of a line must not make it weigh more. */
export const countLetters = (text: string): number => (text.match(/\p{L}/gu) ?? []).length;

/** What a line of the first job of a CV, the one of today, weighs more. */
export const LATEST_JOB = 0.8;

/** How much a clause says about the person's results: figures, change, outcome, rank; certificates score nothing. */
export const weighDeed = (text: string): number =>
  WEIGHTS.figure * Math.min(WEIGHTS.mostFigures, (text.match(FIGURE) ?? []).length) +
  WEIGHTS.length * Math.min(1, countLetters(text) / WEIGHTS.whole) +
  (hasMetric(text) ? WEIGHTS.metric : 0) +
  (PERCENT.test(text) ? WEIGHTS.percent : 0) +
  (RANKED.test(text) ? WEIGHTS.ranked : 0) +
  (MONEY.test(text) ? WEIGHTS.money : 0) +
  (RESULT.test(text) ? WEIGHTS.result : 0) +
  (CHANGE.test(text) ? WEIGHTS.change : 0) +
  (DID.test(text) ? WEIGHTS.did : 0) +
  (PAPER.test(text) ? WEIGHTS.paper : 0);
