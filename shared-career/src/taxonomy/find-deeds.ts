import { DEEDS } from '../generated/taxonomy/deeds.ts';
import { foldText } from '../text/index.ts';
import type { SkillMention } from './mention.ts';

/** Endings of verbs of action, by conjugation: preterite, present, imperfect, gerund, with their plurals. */
const ENDINGS: Readonly<Record<string, string>> = {
  ar: '(?:ei|o|ou|amos|aram|ava|avamos|ando)',
  er: '(?:i|o|eu|emos|eram|ia|iamos|endo)',
  ir: '(?:i|o|iu|imos|iram|ia|iamos|indo)',
};
/** Forms whose stem changes. */
const IRREGULAR: Readonly<Record<string, string>> = {
  fazer: '(?:fiz|faco|fazia|fazendo)',
  gerir: '(?:geri|giro|geria|gerindo)',
  conferir: '(?:conferi|confiro|conferia|conferindo)',
  redigir: '(?:redigi|redijo|redigia|redigindo)',
};

const makeVerbPattern = (infinitive: string): string =>
  IRREGULAR[infinitive] ?? infinitive.slice(0, -2) + (ENDINGS[infinitive.slice(-2)] ?? '');

/** Presents that are also other words: "vendo" is seeing, "giro" a turnover. */
const AMBIGUOUS = new Set(['vendo', 'giro']);

/** An object within a name of something else: who closes the cash flow (“fluxo de caixa”) closes no cash desk. */
const OTHER_OBJECT = '(?<!fluxo de )';

const ROWS = DEEDS.split('\n').filter((row) => row.trim() !== '');

interface Deed {
  readonly skillId: string;
  readonly pattern: RegExp;
}

const splitAlternatives = (cell: string): string[] =>
  cell
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

function parse(row: string): Deed {
  const [skillId = '', verbs = '', objects = ''] = row.split('|').map((cell) => cell.trim());
  const object = splitAlternatives(objects).join('|');
  const tail =
    object === ''
      ? ''
      : String.raw`(?=(?:[ \n](?:[\p{L}\p{N}+-]+)){0,3}[ \n]${OTHER_OBJECT}(?:${object})(?!\p{L}))`;
  return {
    skillId,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${splitAlternatives(verbs).map(makeVerbPattern).join('|')})(?![\p{L}\p{N}])${tail}`,
      'gu',
    ),
  };
}

let parsed: readonly Deed[] | null = null;
const loadDeeds = (): readonly Deed[] => (parsed ??= ROWS.map(parse));

const listVerbsOfTable = (): string[] => [
  ...new Set(ROWS.flatMap((row) => splitAlternatives(row.split('|')[1] ?? '').map(makeVerbPattern))),
];

let anyVerb: RegExp | null = null;
/** Whether a text contains a verb of the table: most texts do not, and end here. */
function hasVerb(folded: string): boolean {
  anyVerb ??= new RegExp(String.raw`(?<!\p{L})(?:${listVerbsOfTable().join('|')})(?!\p{L})`, 'u');
  return anyVerb.test(folded);
}

/** Skills that the table of deeds knows, for the integrity test. */
export const listDeedSkills = (): string[] => loadDeeds().map(({ skillId }) => skillId);

/** Skills that show in what a text says was done, in order; the span is the verb, one skill a verb. */
export function findDeeds(text: string): SkillMention[] {
  const { folded, toOriginal } = foldText(text);
  if (!hasVerb(folded)) return [];
  const found = new Map<number, SkillMention>();
  for (const { skillId, pattern } of loadDeeds())
    for (const match of folded.matchAll(pattern)) {
      if (found.has(match.index) || AMBIGUOUS.has(match[0])) continue;
      const start = toOriginal(match.index);
      found.set(match.index, { skillId, start, end: toOriginal(match.index + match[0].length) });
    }
  return [...found.values()].toSorted((a, b) => a.start - b.start);
}
