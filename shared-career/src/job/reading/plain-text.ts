import { findInjections } from '../../resume/notices/injection.ts';
import { foldText, type TextRange } from '../../text/index.ts';

/** A text with parts blanked out; offsets do not change. */
export interface PlainText {
  readonly text: string;
  /** Sentences that instruct a machine, in their original form. */
  readonly instructions: readonly string[];
}

/** Invisible characters: zero-width and bidirectional marks, Unicode tags. */
const INVISIBLE =
  /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu;

/** Sentences about the measure itself; on folded text. Ads of recruiters speak of candidates, so these stay narrow. */
const ABOUT_THE_MEASURE: readonly RegExp[] = [
  new RegExp(
    [
      String.raw`(?:^|[^\p{L}])(?:attention|atencao|nota|note|aviso|dear|prezad[oa]|ola|hello)[\s,:]+(?:ai|`,
      String.raw`ia|chatgpt|gpt|llm|robo|bot|modelo|model|assistant|assistente)\s*[:,!-]`,
    ].join(''),
    'u',
  ),
  new RegExp(
    [
      String.raw`(?<!\p{L})(?:de|atribua|conceda|considere|retorne|marque|calcule|defina|use|give|assign|`,
      String.raw`return|set|output|report)\s[^\n]{0,50}(?<!\p{L})(?:nota|pontuacao|aderencia|compatibilidade|`,
      String.raw`score|match|rating|fit)(?!\p{L})[^\n]{0,30}(?:100|maxim|total|perfe|10(?!\d)|full|highest)`,
    ].join(''),
    'u',
  ),
  new RegExp(
    [
      String.raw`(?<!\p{L})(?:aderencia|compatibilidade|pontuacao|nota|score|match)(?:\s(?:deve ser|final|`,
      String.raw`minima|must be|e sempre|is always)\s?)[:=]?[^\n]{0,15}(?:100|10(?!\d)|maxim|full)`,
    ].join(''),
    'u',
  ),
  new RegExp(
    [
      String.raw`(?<!\p{L})(?:trate|considere|treat|consider|assuma que|assume)\s[^\n]{0,40}(?:requisitos?|`,
      String.raw`requirements?)\s[^\n]{0,30}(?:atendid|cumprid|comprovad|as met|fulfilled|satisfied|are met)`,
    ].join(''),
    'u',
  ),
  new RegExp(
    [
      String.raw`(?<!\p{L})(?:ignor[ea]|desconsider[ea]|esqueca|disregard|forget|ignoring)\s[^\n]{0,40}(?:instruc|`,
      String.raw`instruct|prompt|regras|rules|anterior|previous|acima|above)`,
    ].join(''),
    'u',
  ),
];

const SENTENCE = /[^.!?\n]+(?:[.!?](?![\s\n]|$)[^.!?\n]*)*[.!?]*/gu;

const makeBlanks = (length: number): string => ' '.repeat(length);

/** Blanks out ranges of a text; line breaks stay. */
export function eraseRanges(text: string, ranges: readonly TextRange[]): string {
  let rest = text;
  for (const { start, end } of ranges)
    rest = rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end);
  return rest;
}

/** The visible characters of a text, with their original positions. */
function selectVisible(text: string): { text: string; origin: (index: number) => number } {
  if (text.search(INVISIBLE) < 0) return { text, origin: (index) => index };
  const origins: number[] = [];
  let kept = '';
  let at = 0;
  for (const character of text) {
    if (character.search(INVISIBLE) < 0) {
      for (let unit = 0; unit < character.length; unit += 1) origins.push(at + unit);
      kept += character;
    }
    at += character.length;
  }
  return { text: kept, origin: (index) => origins[index] ?? text.length };
}

function measureSentences(text: string): TextRange[] {
  return [...text.matchAll(SENTENCE)].flatMap((match) => {
    const { folded } = foldText(match[0]);
    if (!ABOUT_THE_MEASURE.some((pattern) => pattern.test(folded))) return [];
    const lead = match[0].length - match[0].trimStart().length;
    return [{ start: match.index + lead, end: match.index + match[0].trimEnd().length }];
  });
}

/**
 * Blanks out invisible characters and every sentence that instructs a machine: an ad, like a CV, is data. Unicode
 * tags go too, whatever they spell.
 */
export function toPlainText(original: string): PlainText {
  const seen = selectVisible(original);
  const text = original.replace(INVISIBLE, (character) => makeBlanks(character.length));
  const ranges = [...findInjections(seen.text), ...measureSentences(seen.text)]
    .map(({ start, end }) => ({ start: seen.origin(start), end: seen.origin(end - 1) + 1 }))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const outer = ranges.filter(
    (range, at) => !ranges.slice(0, at).some((other) => other.start <= range.start && range.end <= other.end),
  );
  return {
    text: eraseRanges(text, ranges),
    instructions: outer.map(({ start, end }) => original.slice(start, end).replace(INVISIBLE, '')),
  };
}
