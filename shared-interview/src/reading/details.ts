import {
  findKnownNames,
  findSkills,
  foldText,
  isPersonName,
  readDates,
  readNumbers,
  findSkillById,
  type TextRange,
} from '@aura/shared-career';
import { compilePhrases, type Word } from './read-words.ts';

const overlaps = (one: TextRange, others: readonly TextRange[]): boolean =>
  others.some((other) => one.start < other.end && one.end > other.start);

const findRanges = (pattern: RegExp, folded: string): TextRange[] =>
  [...folded.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** Ranges in order, each place once: of two that overlap, the longer. */
function keepApart(ranges: readonly TextRange[]): TextRange[] {
  const kept: TextRange[] = [];
  for (const range of ranges.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start))
    if (!overlaps(range, kept)) kept.push({ start: range.start, end: range.end });
  return kept.toSorted((a, b) => a.start - b.start);
}

const MOMENTS = compilePhrases(
  `(?:ha|faz) (?:cerca de |quase |uns |mais de )?(?:\\p{L}+|\\d+) (?:anos?|mes|meses|semanas?|dias?)(?: atras)? |
  (?:no |na )?(?:ano|mes|semestre|trimestre|semana) passad[oa] | (?:no|na) (?:dia|semana|mes|ano) seguinte | ontem | anteontem |
  (?:na |no |toda |todo |numa |num )(?:segunda|terca|quarta|quinta|sexta)(?:-feira| feira)? | no (?:sabado|domingo) | na vespera |
  no (?:primeiro|segundo|terceiro|ultimo) (?:dia|mes|ano|semestre|trimestre|turno) | na (?:primeira|segunda|terceira|ultima) semana |
  as \\d{1,2}(?:h(?:\\d\\d)?| horas) | de madrugada | no plantao (?:da|de) \\p{L}+ | no fim do (?:mes|ano|turno|semestre) |
  (?:\\p{L}+|\\d+) (?:dias|semanas|meses|horas) (?:antes|depois) | na black friday | no natal |
  last (?:year|month|week|quarter) | (?:\\p{L}+|\\d+) (?:years?|months?|weeks?|days?) (?:ago|later|earlier) |
  the (?:next|following) (?:day|week|month) | yesterday |
  in (?:19|20)\\d\\d | on (?:monday|tuesday|wednesday|thursday|friday)`,
);

/** Counts of the points to follow: "dois motivos". */
const TALLY = new RegExp(
  [
    String.raw`^\s(?:grandes |principais )?(?:coisas?|motivos?|pontos?|razoes|aspectos?|partes?|etapas?|`,
    String.raw`passos?|exemplos?|perguntas?|things?|reasons?|points?|steps?|parts?)(?!\p{L})`,
  ].join(''),
  'u',
);
const JOINED = /^ (?:d[aeo]s? )?$/u;
/** Tools that everybody has. */
const COMMONPLACE = /^(?:e-?mails?|internet|celular|computador)/u;
/** Within a word: "PostgreSQL"; a word of capitals: "SAP". */
const ODD = /^\p{L}+\p{Lu}|^\p{Lu}{2,}/u;

const NO_NAME = /^(?:RH|TI|R|US|I|I['’]\p{L}+|English|Portuguese|KPIs?|OK|Eu|Nós)$/u;

/** Capitals within a sentence that ordinary words do not have, neighbours as one name. */
function findCapitals(text: string, words: readonly Word[]): TextRange[] {
  const found: { start: number; end: number }[] = [];
  for (const word of words) {
    if (word.raw.length < 2 || !/^\p{Lu}/u.test(word.raw) || NO_NAME.test(word.raw)) continue;
    // A capital at the start of a sentence says nothing by itself.
    if (word.opens && !isPersonName(word.key) && !ODD.test(word.raw)) continue;
    const last = found.at(-1);
    if (last && JOINED.test(text.slice(last.end, word.start))) last.end = word.end;
    else found.push({ start: word.start, end: word.end });
  }
  return found;
}

/** What makes an answer one that only this person can give. */
export interface Details {
  readonly numbers: readonly TextRange[];
  readonly names: readonly TextRange[];
  readonly timeMarks: readonly TextRange[];
}

/** @param folded the text folded to its own length. */
export function readDetails(text: string, folded: string, words: readonly Word[]): Details {
  const dates = readDates(text);
  const timeMarks = keepApart([...dates, ...findRanges(MOMENTS, folded)]);
  const numbers = keepApart(
    readNumbers(text, dates).quantities.filter(
      ({ start, end, unit }) =>
        !overlaps({ start, end }, timeMarks) && unit !== 'rank' && !TALLY.test(folded.slice(end)),
    ),
  );
  const tools = findSkills(text).filter(({ skillId, start, end }) => {
    const kind = findSkillById(skillId)?.kind;
    const said = text.slice(start, end);
    if (kind === 'licence') return /[\p{Lu}\d]/u.test(said);
    return kind === 'tool' && !COMMONPLACE.test(foldText(said).folded);
  });
  const known = findKnownNames(text, folded).filter(({ start }) => /\p{Lu}/u.test(text.charAt(start)));
  const taken = [...timeMarks, ...numbers];
  const names = keepApart([...tools, ...known, ...findCapitals(text, words)]).filter(
    (range) => !overlaps(range, taken),
  );
  return { numbers, names, timeMarks };
}
