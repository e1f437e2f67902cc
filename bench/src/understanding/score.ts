import { foldText } from '@aura/shared-career';
import type { Label } from './cases.ts';
import { sameDegree, sameLanguages, sameRegistrations, sameYears } from './facts.ts';
import type { Predicted, PredictedRequirement, Statement } from './predicted.ts';
import { holds, stemsIn } from './words.ts';

/** How much of a case was right. Sums of several cases are made by {@link addScores}. */
export interface Score {
  readonly requirements: { readonly hit: number; readonly extra: number; readonly missed: number };
  /** Of the matched requirements. */
  readonly kind: Share;
  /** Of the matched requirements that the label calls proven, stated or absent. */
  readonly verdict: Share;
  /** Said to be there; of the matched ones that are absent. */
  readonly falseHave: Share;
  /** Said to be absent; of the matched ones that are there. */
  readonly falseLack: Share;
  /** First quotation on a labelled line; of those rightly said to be there, where the label names lines. */
  readonly evidence: Share;
  /** Left open, among the matched ones that no CV can answer. */
  readonly open: Share;
  readonly stars: Share;
  readonly never: Share;
  readonly facts: Share;
}
export interface Share {
  readonly of: number;
  readonly count: number;
}

/** A wrong item, in words. */
export interface Mistake {
  readonly area: 'requirement' | 'kind' | 'verdict' | 'evidence' | 'star' | 'never' | 'fact';
  readonly text: string;
}

type Asked = Label['requirements'][number];

/** Strengths among which a star must be. */
const SHOWN_STRENGTHS = 5;

/** Share of the smaller set of word stems that two wordings have in common, 0 to 1. */
function similarity(phrase: string, names: readonly string[]): number {
  const asked = stemsIn(phrase);
  const shares = names.map((name) => {
    const named = stemsIn(name);
    const shared = [...named].filter((stem) => asked.has(stem)).length;
    const larger = Math.max(named.size, asked.size);
    // The larger set breaks ties between requirements that hold the same words.
    return shared === 0 ? 0 : shared / Math.min(named.size, asked.size) + shared / larger / 100;
  });
  return Math.max(0, ...shares);
}

/**
 * Pairs what was asked with what was read: the same line of the ad and a word in common, the closest wordings first,
 * each at most once.
 */
export function pairRequirements(
  asked: readonly Asked[],
  read: readonly PredictedRequirement[],
): ReadonlyMap<Asked, PredictedRequirement> {
  const candidates = asked
    .flatMap((one) =>
      read
        .filter(({ adLine }) => adLine === one.adLine)
        .map((other) => ({ one, other, similarity: similarity(one.phrase, other.names) })),
    )
    .filter((pair) => pair.similarity > 0)
    .toSorted((a, b) => b.similarity - a.similarity);
  const pairs = new Map<Asked, PredictedRequirement>();
  const taken = new Set<PredictedRequirement>();
  for (const { one, other } of candidates) {
    if (pairs.has(one) || taken.has(other)) continue;
    pairs.set(one, other);
    taken.add(other);
  }
  return pairs;
}

const share = (items: readonly unknown[], right: (item: never) => boolean): Share => ({
  of: items.length,
  count: items.filter((item) => right(item as never)).length,
});

const labelled = ({ verdict }: Asked): 'has' | 'lacks' | 'unknown' =>
  verdict === 'unknown' ? 'unknown' : verdict === 'absent' ? 'lacks' : 'has';

/** Names joined by "ou" or a slash are a choice: having one of them does not imply the other. */
const CHOICE = /\s(?:ou|or|e\/ou)\s|\s\/\s/u;

/**
 * Whether a statement makes a claim that is false: it says the same of a thing that it names. Where it offers a choice
 * it must quote the misleading line too.
 */
function violates(statement: Statement, never: Label['never'][number]): boolean {
  if (statement.claim !== never.claim || !never.words.some((word) => holds(statement.text, word)))
    return false;
  if (!CHOICE.test(foldText(statement.text).folded)) return true;
  return never.claim === 'has' && never.cvLine !== null && statement.lines.includes(never.cvLine);
}

/** Scores what an engine said of a case, and lists what was wrong. */
export function scoreCase(label: Label, predicted: Predicted): { score: Score; mistakes: Mistake[] } {
  const pairs = pairRequirements(label.requirements, predicted.requirements);
  const matched = [...pairs].map(([asked, read]) => ({ asked, read, truth: labelled(asked) }));
  const known = matched.filter(({ truth }) => truth !== 'unknown');
  const has = known.filter(({ truth }) => truth === 'has');
  const lacks = known.filter(({ truth }) => truth === 'lacks');
  const quotable = has.filter(({ asked, read }) => read.verdict === 'has' && asked.cvLines.length > 0);
  type Pair = (typeof matched)[number];
  const quotesRight = ({ asked, read }: Pair): boolean =>
    (read.quoted[0] ?? []).some((line) => asked.cvLines.includes(line));
  const shown = new Set(predicted.strengths.slice(0, SHOWN_STRENGTHS).flat());
  const broken = label.never.filter((never) => predicted.statements.some((one) => violates(one, never)));
  const { facts } = label;
  const factChecks: [string, boolean][] = [
    [`years ${facts.yearsInRole}, read ${predicted.facts.yearsInRole}`, sameYears(facts, predicted.facts)],
    [
      `registrations ${JSON.stringify(facts.registrations)}, read ${JSON.stringify(predicted.facts.registrations)}`,
      sameRegistrations(facts, predicted.facts),
    ],
    [
      `degree “${facts.highestDegree}”, read “${predicted.facts.highestDegree}”`,
      sameDegree(facts, predicted.facts),
    ],
    [
      `languages ${JSON.stringify(facts.languages)}, read ${JSON.stringify(predicted.facts.languages)}`,
      sameLanguages(facts, predicted.facts),
    ],
  ];
  const score: Score = {
    requirements: {
      hit: pairs.size,
      extra: predicted.requirements.length - pairs.size,
      missed: label.requirements.length - pairs.size,
    },
    kind: share(matched, ({ asked, read }: Pair) => asked.kind === read.kind),
    verdict: share(known, ({ truth, read }: Pair) => truth === read.verdict),
    falseHave: share(lacks, ({ read }: Pair) => read.verdict === 'has'),
    falseLack: share(has, ({ read }: Pair) => read.verdict === 'lacks'),
    evidence: share(quotable, quotesRight),
    open: share(
      matched.filter(({ truth }) => truth === 'unknown'),
      ({ read }: Pair) => read.verdict === 'unknown',
    ),
    stars: share(label.stars, ({ cvLine }: Label['stars'][number]) => shown.has(cvLine)),
    never: { of: label.never.length, count: broken.length },
    facts: { of: factChecks.length, count: factChecks.filter(([, right]) => right).length },
  };
  const read = new Set(pairs.values());
  const mistakes: Mistake[] = [
    ...label.requirements
      .filter((asked) => !pairs.has(asked))
      .map(({ adLine, phrase }) => ({ area: 'requirement' as const, text: `missed ${adLine}: ${phrase}` })),
    ...predicted.requirements
      .filter((one) => !read.has(one))
      .map(({ adLine, names }) => ({ area: 'requirement' as const, text: `extra ${adLine}: ${names[0]}` })),
    ...matched
      .filter((pair) => pair.asked.kind !== pair.read.kind)
      .map((pair) => ({
        area: 'kind' as const,
        text: `${pair.asked.adLine}: ${pair.asked.phrase}: is ${pair.asked.kind}, read ${pair.read.kind}`,
      })),
    ...known
      .filter(({ truth, read: { verdict } }) => truth !== verdict)
      .map((pair) => ({
        area: 'verdict' as const,
        text: `${pair.truth} (${pair.asked.cvLines.join(',')}), said ${pair.read.verdict} (${pair.read.quoted.flat().join(',')}): ${pair.asked.phrase}`,
      })),
    ...quotable
      .filter((pair) => !quotesRight(pair))
      .map((pair) => ({
        area: 'evidence' as const,
        text: `${pair.asked.phrase}: line ${pair.asked.cvLines.join(',')}, quoted ${pair.read.quoted.map((lines) => lines.join('+')).join(',')}`,
      })),
    ...label.stars
      .filter(({ cvLine }) => !shown.has(cvLine))
      .map(({ cvLine }) => ({
        area: 'star' as const,
        text: `line ${cvLine} is not among ${[...shown].join(',')}`,
      })),
    ...broken.map((never) => ({
      area: 'never' as const,
      text: `${never.claim} ${never.what}: ${predicted.statements.find((one) => violates(one, never))?.text}`,
    })),
    ...factChecks.filter(([, right]) => !right).map(([text]) => ({ area: 'fact' as const, text })),
  ];
  return { score, mistakes };
}

const EMPTY: Share = { of: 0, count: 0 };

export const NO_SCORE: Score = {
  requirements: { hit: 0, extra: 0, missed: 0 },
  kind: EMPTY,
  verdict: EMPTY,
  falseHave: EMPTY,
  falseLack: EMPTY,
  evidence: EMPTY,
  open: EMPTY,
  stars: EMPTY,
  never: EMPTY,
  facts: EMPTY,
};

const addShares = (a: Share, b: Share): Share => ({ of: a.of + b.of, count: a.count + b.count });

/** The sums of two scores: every item of every case weighs the same. */
export const addScores = (a: Score, b: Score): Score => ({
  requirements: {
    hit: a.requirements.hit + b.requirements.hit,
    extra: a.requirements.extra + b.requirements.extra,
    missed: a.requirements.missed + b.requirements.missed,
  },
  kind: addShares(a.kind, b.kind),
  verdict: addShares(a.verdict, b.verdict),
  falseHave: addShares(a.falseHave, b.falseHave),
  falseLack: addShares(a.falseLack, b.falseLack),
  evidence: addShares(a.evidence, b.evidence),
  open: addShares(a.open, b.open),
  stars: addShares(a.stars, b.stars),
  never: addShares(a.never, b.never),
  facts: addShares(a.facts, b.facts),
});
