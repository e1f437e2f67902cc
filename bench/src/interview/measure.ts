import { analyseAnswer } from '@aura/shared-interview';
import { type Case, KINDS } from './labelled-answers.ts';
import { isMisread, sentencesOf, verify, type Verdict } from './verify.ts';

/** The engine's result for an answer: null if it refused to grade. */
export interface Measured extends Case {
  readonly value: number | null;
  readonly said: readonly string[];
  /** What was called a mishap of its English. */
  readonly mishapsFound: readonly string[];
}

/** Everything that the page says about an answer. */
export function measure(one: Case): Measured {
  const graded = analyseAnswer({
    question: one.question,
    text: one.answer,
    speech: null,
    role: '',
    jobRequirements: [],
    resume: null,
    interviewId: 'bench',
    earlier: [],
  });
  if (!graded.ok) return { ...one, value: null, said: [graded.error.reason], mishapsFound: [] };
  const { score, anchor, worked, improve, toneTip, followUp, english } = graded.value;
  const said = [
    anchor,
    ...[...worked, ...improve].map(({ text }) => text),
    ...score.ceilings.map(({ reason }) => reason),
    ...(score.multiplier ? [score.multiplier.reason] : []),
    ...score.dimensions.map(({ rule }) => rule),
    ...(toneTip === null ? [] : [toneTip]),
    ...(followUp === null ? [] : [followUp.why]),
  ];
  return {
    ...one,
    value: score.value,
    said,
    mishapsFound: english?.mishaps.map((found) => found.said) ?? [],
  };
}

/** The sentences about an answer that are not true of it; of each once. */
export const falseSentences = (one: Measured): string[] => judged(one, 'false');
/** The sentences about an answer that nothing can judge: there should be none. */
export const unjudgedSentences = (one: Measured): string[] => judged(one, 'unjudged');

const judged = (one: Measured, verdict: Verdict): string[] =>
  one.value === null
    ? []
    : [...new Set(one.said.flatMap(sentencesOf))].filter((sentence) => verify(one, sentence) === verdict);

function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    return below + (values.filter((other) => other === value).length + 1) / 2;
  });
}

/** Spearman's correlation: Pearson's of the ranks, ties in the middle. */
export function spearman(pairs: readonly (readonly [number, number])[]): number {
  const a = ranks(pairs.map(([one]) => one));
  const b = ranks(pairs.map(([, other]) => other));
  const mean = (pairs.length + 1) / 2;
  const product = (x: readonly number[], y: readonly number[]): number =>
    x.reduce((sum, value, at) => sum + (value - mean) * ((y[at] ?? mean) - mean), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

const isFound = (mishap: string, found: readonly string[]): boolean =>
  mishap
    .toLowerCase()
    .split(' ')
    .some((word) => word.length > 3 && found.some((said) => said.toLowerCase().includes(word)));

/** Labelled mistakes with a detected word, and answers without mistakes with a false detection. */
function englishFigures(all: readonly Measured[]): { labelled: number; found: number; cleanBlamed: number } {
  const labelled = all.flatMap(({ mishaps, mishapsFound }) =>
    mishaps.map((one) => isFound(one, mishapsFound)),
  );
  return {
    labelled: labelled.length,
    found: labelled.filter(Boolean).length,
    cleanBlamed: all.filter(({ mishaps, mishapsFound }) => mishaps.length === 0 && mishapsFound.length > 0)
      .length,
  };
}

/** A refused answer counts as zero: it gets no grade. */
export const gradeOf = ({ value }: Pick<Measured, 'value'>): number => value ?? 0;

const LIMITS = { generic: 45, offtopic: 15, rude: 30, copied: 15 } as const;
const APART = 25;
const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** The figures of a set; `sentences` says how many false ones there are of each. */
export function figuresOf(all: readonly Measured[]) {
  const graded = all.filter(({ value }) => value !== null);
  let pairs = 0;
  let inverted = 0;
  for (const worse of all)
    for (const better of all) {
      if (better.grade <= worse.grade) continue;
      pairs += 1;
      if (better.grade - worse.grade > APART && gradeOf(better) < gradeOf(worse)) inverted += 1;
    }
  const byKind = KINDS.flatMap((kind) => {
    const own = all.filter((one) => one.kind === kind);
    if (own.length === 0) return [];
    const mean = (values: readonly number[]): number =>
      rounded(values.reduce((a, b) => a + b, 0) / own.length);
    const refused = own.filter(({ value }) => value === null).length;
    const limit = kind in LIMITS ? LIMITS[kind as keyof typeof LIMITS] : null;
    const over = limit === null ? null : own.filter((one) => gradeOf(one) > limit).length;
    const labelled = mean(own.map(({ grade }) => grade));
    return [{ kind, count: own.length, refused, labelled, grade: mean(own.map(gradeOf)), limit, over }];
  });
  const offTopic = Math.max(0, ...all.filter(({ kind }) => kind === 'offtopic').map(gradeOf));
  const sentences: Record<string, number> = {};
  for (const one of all)
    for (const text of falseSentences(one)) {
      const kind = text.replaceAll(/“[^”]*”/gu, '“…”').replaceAll(/\d+/gu, 'N');
      sentences[kind] = (sentences[kind] ?? 0) + 1;
    }
  return {
    answers: all.length,
    spearman: rounded(spearman(all.map((one) => [one.grade, gradeOf(one)])), 3),
    spearmanOfGraded: rounded(spearman(graded.map((one) => [one.grade, gradeOf(one)])), 3),
    inverted: rounded(inverted / pairs, 4),
    byKind,
    dontknowBelowOffTopic: all.filter((one) => one.kind === 'dontknow' && gradeOf(one) <= offTopic).length,
    falseSentences: Object.values(sentences).reduce((a, b) => a + b, 0),
    answersWithFalseSentence: all.filter((one) => falseSentences(one).length > 0).length,
    misreadParts: graded.flatMap((one) =>
      one.said.flatMap(sentencesOf).filter((sentence) => isMisread(one, sentence)),
    ).length,
    english: englishFigures(all),
    unjudgedSentences: all.flatMap(unjudgedSentences).length,
    sentences,
  };
}
