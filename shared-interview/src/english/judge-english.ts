import type { EnglishJudgement } from '@aura/shared-domain';
import { MISHAPS, PAST_FORMS } from '../generated/english.ts';
import type { AnswerReading } from '../reading/answer-reading.ts';
import { clamp } from '../scoring/finding.ts';
import { compileMishapPattern } from './mishap-pattern.ts';

/** Version of the grade of the English of an answer. */
const ENGLISH_VERSION = 'ing-1.1';

/** What mishaps cost: points each in an answer of so many words, and what a longer answer spreads them over. */
const GRADE = { each: 9, words: 50, fewest: 12 } as const;
/** The English holds an answer down where it has at least so many mishaps and such a grade. */
const HOLDS_DOWN = { mishaps: 3, grade: 70, ceiling: 50 } as const;

const RULES = MISHAPS.map(({ pattern, better, why }) => ({
  found: compileMishapPattern(pattern),
  better,
  why,
}));
const PAST = new RegExp(String.raw`(?<!\p{L})(?:${Object.keys(PAST_FORMS).join('|')})(?!\p{L})`, 'giu');

type Mishap = EnglishJudgement['mishaps'][number];

function findMishaps(text: string): Mishap[] {
  const found = RULES.flatMap(({ found: pattern, better, why }): Mishap[] =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].trimEnd().length,
      said: match[0].trimEnd(),
      better: better.replaceAll(/\$(\d)/gu, (_all, at: string) => match[Number(at)] ?? '').trim(),
      why,
    })),
  );
  const forms = [...text.matchAll(PAST)].map((match): Mishap => {
    const [said] = match;
    const better = PAST_FORMS[said.toLowerCase()] ?? said;
    return { start: match.index, end: match.index + said.length, said, better, why: IRREGULAR };
  });
  const kept: Mishap[] = [];
  for (const one of [...found, ...forms].toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (!kept.some(({ start, end }) => one.start < end && one.end > start)) kept.push(one);
  return kept;
}

const IRREGULAR = 'O passado desse verbo é irregular: não leva -ed.';

/** The English of an answer: a separate grade, and every mistake with the correct form. */
export function judgeEnglish({ text, words }: Pick<AnswerReading, 'text' | 'words'>): EnglishJudgement {
  const mishaps = findMishaps(text);
  const per = GRADE.each * Math.min(1.5, GRADE.words / Math.max(GRADE.fewest, words));
  return {
    version: ENGLISH_VERSION,
    value: Math.round(clamp(100 - per * mishaps.length, 0, 100)),
    mishaps: mishaps.slice(0, 12),
  };
}

/** The ceiling of an answer that its English makes hard to follow; null for one that it does not. */
export function findEnglishCeiling({ value, mishaps }: EnglishJudgement): {
  readonly id: string;
  readonly ceiling: number;
  readonly reason: string;
} | null {
  if (mishaps.length < HOLDS_DOWN.mishaps || value > HOLDS_DOWN.grade) return null;
  const reason = `O inglês tem ${mishaps.length} tropeços que atrapalham quem ouve; cada um está abaixo com a forma certa.`;
  return { id: 'english', ceiling: HOLDS_DOWN.ceiling, reason };
}
