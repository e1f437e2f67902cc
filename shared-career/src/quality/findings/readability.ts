import type { Finding } from '@aura/shared-domain';
import { foldText } from '../../text/index.ts';
import { formatPlainDecimal } from '../../wording/quote.ts';
import type { QualityFacts } from '../facts.ts';
import { READABLE_WORDS } from '../weights.ts';
import { countSyllables } from './syllables.ts';

/** From these values on; the scale of the Portuguese version of the index. */
const LEVELS: readonly (readonly [number, string, string])[] = [
  [75, 'muito fácil de ler', 'Está claro; não é preciso mexer.'],
  [50, 'fácil de ler', 'Está claro; não é preciso mexer.'],
  [25, 'difícil de ler', 'Divida as frases longas e prefira palavras do dia a dia.'],
  [
    Number.NEGATIVE_INFINITY,
    'muito difícil de ler',
    'Divida as frases longas e prefira palavras do dia a dia.',
  ],
];

const countOf = (folded: string, words: string): number =>
  [...folded.matchAll(new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'gu'))].length;

/** The index was made for Portuguese and says nothing of English. */
function isPortuguese(text: string): boolean {
  const { folded } = foldText(text);
  return (
    countOf(folded, 'de|da|do|e|em|com|para|que|na|no') >=
    countOf(folded, 'the|and|of|in|to|with|for|my|i|at')
  );
}

/**
 * Reading ease of a Portuguese text, Flesch's index as Martins et al. (1996) fitted it: 248.835 − 1.015 · words per
 * sentence − 84.6 · syllables per word. Higher is easier; one decimal. Null for a text without words.
 */
export function computeReadingEase(text: string): number | null {
  const words = text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  if (words.length === 0) return null;
  const sentences = text.split(/(?<![.!?…])[.!?…]+(?=\s|$)|\n/u).filter((part) => /\p{L}/u.test(part)).length;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const ease = 248.835 - (1.015 * words.length) / Math.max(1, sentences) - (84.6 * syllables) / words.length;
  return Math.round(ease * 10) / 10;
}

/** How easy the summary is to read, where it is long enough to tell. */
export function findReadabilityIssues({ lines }: QualityFacts): Finding[] {
  const summary = lines.filter(({ path, text }) => path === 'summary' && text.trim() !== '');
  const text = summary.map((line) => line.text.replace(/[^\S\n]+/gu, ' ').trim()).join('\n');
  const words = text.match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0;
  const ease = computeReadingEase(text);
  if (words < READABLE_WORDS || ease === null || !isPortuguese(text)) return [];
  const [, level = '', action = ''] = LEVELS.find(([from]) => ease >= from) ?? [];
  return [
    {
      id: 'readability-summary',
      kind: 'readability',
      message: `O resumo é ${level}: índice de Flesch para o português ${formatPlainDecimal(ease)}. Isso não muda a nota.`,
      action,
      evidence: summary.map((line) => line.evidence).slice(0, 1),
    },
  ];
}
