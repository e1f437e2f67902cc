import { leaveOutOf } from '../../resume/notices/leave-out.ts';
import { foldKey, squeeze } from '../../text/index.ts';
import { opensWithAction } from '../../wording/actions.ts';
import { findCliches } from '../../wording/cliches.ts';
import { findChange } from '../../wording/change.ts';
import { hasMetric } from '../../wording/metric.ts';
import { isOnlyNames } from '../../wording/only-names.ts';
import { isContradicting } from '../consistency/metrics.ts';
import type { Measured } from '../score/input.ts';
import { sortLatestFirst } from '../score/roles.ts';
import { splitSentences, withoutStop } from '../sentences.ts';
import { buildFact, type OwnWords } from './fact.ts';
import { AUDIENCE, CHANGE } from '../../generated/phrases/profile.ts';

/** Longest result in a headline and longest line quoted whole, characters. */
const LONGEST = { result: 90, line: 280 } as const;

/** A thing done, with the place of its job in the order of jobs: 0 for the latest. */
interface Deed extends OwnWords {
  readonly rank: number;
}

/** What was done, in the person's own sentences: roles latest first, then what only the CV tells. */
function listDeeds({ document, cv, profile }: Measured): Deed[] {
  const order = sortLatestFirst(profile.experiences);
  const rank = (path: string): number => order.indexOf(Number(/^experiences\.(\d+)/u.exec(path)?.[1] ?? -1));
  const own = document.lines
    .filter(({ isItem }) => isItem)
    .toSorted((a, b) => rank(a.path) - rank(b.path) || a.evidence.start - b.evidence.start);
  const lines = [...own, ...(cv?.lines.filter(({ isItem }) => isItem) ?? [])];
  const deeds = lines.flatMap((line): Deed[] => {
    const text = squeeze(line.text);
    if (leaveOutOf(text).left.length > 0) return [];
    const at = 'path' in line ? rank(String(line.path)) : order.length;
    return splitSentences(text)
      .filter((sentence) => sentence !== '')
      .map((sentence) => ({ text: sentence, fact: buildFact(sentence, line.evidence), rank: at }));
  });
  const distinct = [
    ...new Map(deeds.toReversed().map((deed) => [foldKey(deed.text), deed])).values(),
  ].toReversed();
  // Where profile and CV give other numbers for the same deed, the difference is reported elsewhere, and none is told.
  const isOfProfile = ({ rank: at }: Deed): boolean => at < order.length;
  return distinct.filter(
    (deed) =>
      !distinct.some(
        (other) => isOfProfile(other) !== isOfProfile(deed) && isContradicting(other.text, deed.text),
      ),
  );
}

/** Where a line may end early and still be a whole statement. */
const JOINT = /[,;:]\s|\.\s|\s[–—-]\s|\s(?:com|usando|através|por meio|para|e)\s/gu;

/**
 * A statement with a number, short enough for a headline: the line, a clause of it or its beginning; null where it
 * cannot be cut. A change stays whole.
 */
function shortenResult({ text, fact }: OwnWords): OwnWords | null {
  if (!hasMetric(text) || !opensWithAction(text)) return null;
  if (text.length <= LONGEST.result) return { text, fact };
  const clause = text
    .split(/;\s+/u)
    .find((part) => part.length <= LONGEST.result && hasMetric(part) && opensWithAction(part));
  if (clause !== undefined) return { text: withoutStop(clause), fact };
  // Half of "de 1,8% para 0,6%" or of "era 14% e caiu para 6%" says nothing, or the contrary.
  const change = findChange(text);
  const cuts = [...text.matchAll(JOINT)]
    .filter(({ index }) => change === null || index <= change.start || index >= change.end)
    .map(({ index }) => withoutStop(text.slice(0, index)));
  const cut = cuts.findLast((part) => part.length <= LONGEST.result && hasMetric(part));
  return cut === undefined ? null : { text: cut, fact };
}

/** A result that fits into a headline, of the latest role that has one; a change comes before an amount. */
export function findHeadlineResult(measured: Measured): OwnWords | null {
  const results = listDeeds(measured).flatMap((deed) => {
    const short = shortenResult(deed);
    return short ? [{ ...short, rank: deed.rank }] : [];
  });
  const ofRole = results.filter(({ rank }) => rank === results[0]?.rank);
  const [best] = [...ofRole.filter(({ text }) => findChange(text) !== null || CHANGE.test(text)), ...ofRole];
  return best ? { text: best.text, fact: best.fact } : null;
}

/** Sentences worth quoting whole: those with numbers first. Those that hide the deed behind a phrase are left out. */
export function listQuotableDeeds(measured: Measured): OwnWords[] {
  const lines = listDeeds(measured).filter(
    ({ text }) =>
      text.length <= LONGEST.line &&
      text.length >= 15 &&
      !isOnlyNames(text) &&
      findCliches(text).length === 0,
  );
  return lines.toSorted((a, b) => Number(hasMetric(b.text)) - Number(hasMetric(a.text)));
}

/** People whom every job has; without their number they say nothing. */
const ANYBODY = /^(?:clientes|fornecedores)$/u;

/** "40 pacientes por dia" are not forty patients. */
const RATE = /^\s*(?:por|a cada|ao|à|\/)\s*(?:dia|semana|m[eê]s|ano|hora|turno|plant[aã]o)/iu;

/** The beneficiaries of the work as named in a line, preferably with their number; null without any. */
export function findAudience(measured: Measured): OwnWords | null {
  const named = listDeeds(measured).flatMap(({ text, fact }): OwnWords[] => {
    const found = AUDIENCE.exec(text);
    if (!found) return [];
    const isRate = RATE.test(text.slice(found.index + found[0].length));
    const people = isRate ? found[0].replace(/^[\d.]+ /u, '') : found[0];
    return ANYBODY.test(people) ? [] : [{ text: people, fact }];
  });
  return named.find(({ text }) => /^\d/u.test(text)) ?? named[0] ?? null;
}
