import type { ResumeStructure } from '@aura/shared-domain';
import { foldKey, squeeze } from '../../text/index.ts';
import type { Block } from './block.ts';

const LANGUAGES: ReadonlySet<string> = new Set(
  (
    'portugues ingles espanhol frances alemao italiano japones mandarim chines coreano russo arabe hebraico holandes neerlandes sueco ' +
    'noruegues dinamarques finlandes polones tcheco hungaro romeno grego turco hindi ucraniano catalao galego guarani libras braile ' +
    'latim esperanto persa vietnamita tailandes indonesio croata servio bulgaro eslovaco esloveno lituano crioulo ioruba quechua ' +
    'castelhano castellano espanol francais deutsch ' +
    'portuguese english spanish french german italian japanese mandarin chinese korean russian arabic hebrew dutch swedish norwegian ' +
    'danish finnish polish czech hungarian romanian greek turkish ukrainian catalan persian farsi vietnamese thai indonesian urdu bengali ' +
    'tamil swahili latin croatian serbian bulgarian slovak slovenian lithuanian creole yoruba'
  ).split(' '),
);

/** Whether the first word of a text is the name of a language that people speak. */
export const startsWithLanguage = (text: string): boolean =>
  LANGUAGES.has(foldKey(text).split(/[^\p{L}]+/u)[0] ?? '');

const ELSE =
  /(?<!\p{L})(?:cnh|carteira|disponib\p{L}*|disponivel|carro|veiculos?|moto|viage\p{L}*|viajar|turnos?|mudanca|plantao)(?!\p{L})/u;

/** Begins a sentence about the person, not the name of a language. */
const SENTENCE =
  /^(?:nao|nunca|ja|tenho|posso|aceito|prefiro|moro|resido|trabalho|sou|estou|busco)(?!\p{L})/u;

/** Whether a line names no language and speaks of a licence, a car or of what one is available for, or tells something. */
export function speaksOfElse(text: string): boolean {
  const folded = foldKey(text);
  return (
    (ELSE.test(folded) || SENTENCE.test(folded)) &&
    !folded.split(/[^\p{L}]+/u).some((word) => LANGUAGES.has(word))
  );
}

/** Longest line of a section of languages, in characters, that may name one unknown to the list. */
const SHORT = 40;

/** Whether a line may give the level of a language: it names one, is short, or is a table row. */
export const mayNameLanguage = (block: Block): boolean =>
  block.cells.length > 1 ||
  listCellTexts(block).every(
    (text) =>
      text.length <= SHORT ||
      foldKey(text)
        .split(/[^\p{L}]+/u)
        .some((word) => LANGUAGES.has(word)),
  );

const tidyLevel = (text: string): string =>
  squeeze(text.replace(/^[\s:,;()–—|/-]+|(?<![\s:,;(–—|/-])[\s:,;(–—|/-]+$|\.$/gu, '')).replace(
    /^\((.*)\)$|^(.*)\)$/u,
    (all: string, inner?: string, open?: string) =>
      inner ?? (open !== undefined && !open.includes('(') ? open : all),
  );

function readLanguage(text: string): ResumeStructure['languages'][number] {
  const trimmed = squeeze(text);
  const own = /^(?:l[ií]ngua materna|mother tongue|idioma nativo)\s*:?\s+(?<language>\p{L}+)$/iu.exec(
    trimmed,
  )?.groups;
  if (own !== undefined) return { language: own['language'] ?? '', level: 'Língua materna' };
  const split =
    /^(?<language>[\p{L}\s]+?)\s*(?:\((?<inside>[^)]*)\)|[:–—|,/-]\s*(?<after>.+))(?<more>.*)$/u.exec(
      trimmed,
    );
  if (split !== null) {
    const { language = '', inside, after, more = '' } = split.groups ?? {};
    return {
      language: squeeze(language),
      level: tidyLevel(`${inside ?? after ?? ''}${more === '' ? '' : ` ${more}`}`),
    };
  }
  const words = trimmed.split(' ');
  const [head = '', ...rest] = words;
  return startsWithLanguage(head)
    ? { language: head, level: tidyLevel(rest.join(' ')) }
    : { language: trimmed, level: '' };
}

/** A language, its level and, at most, a remark in brackets: "Inglês: básico (leitura de manual técnico)". */
const WITH_LEVEL = new RegExp(
  String.raw`^\p{L}+\s*[:(–—,-]?\s*(?:nivel\s+)?(?:basic[oa]?|intermediari[oa]|intermediate|avancad[oa]|advanced|fluente|` +
    String.raw`fluent|nativ[oa]|native|iniciante|instrumental|[abc][12])(?!\p{L})\s*\)?\s*(?:\([^()]*\))?\s*\.?$`,
  'u',
);

/** The language that a text outside the section of languages names with its level, and nothing else; null for any other. */
export const readLanguageWithLevel = (text: string): ResumeStructure['languages'][number] | null =>
  startsWithLanguage(text) && WITH_LEVEL.test(foldKey(text)) ? readLanguage(text) : null;

/** Longest statement of how well somebody speaks a language, in characters. */
const LONGEST_STATEMENT = 80;

/** The language of a statement in own words, after its name and a colon: "Alemão: entendo conversas simples". */
export const readLanguageStatement = (text: string): ResumeStructure['languages'][number] | null =>
  text.length <= LONGEST_STATEMENT && startsWithLanguage(text) && /^\p{L}+(?:\s*:\s|\s[–—-]\s)/u.test(text)
    ? readLanguage(text.replace(/\.$/u, ''))
    : readLanguageWithLevel(text);

const MOTHER_TONGUE = /^(?:lingua materna|mother tongue|lengua materna)/u;

const listCellTexts = (block: Block): string[] =>
  block.cells.map((runs) => squeeze(runs.map((run) => run.text).join(''))).filter((text) => text !== '');

/** A row of a table of levels: a language and its levels, each with its column name, if any. */
function readRow([language = '', ...levels]: readonly string[], columns: readonly string[]): string {
  const names = columns.slice(-levels.length);
  const named =
    names.length === levels.length ? levels.map((level, index) => `${names[index] ?? ''} ${level}`) : levels;
  return `${language}: ${named.join('; ')}`;
}

/** The texts of a block with one language each, or several parted by separators. */
function splitTexts(block: Block, columns: readonly string[]): string[] {
  const cells = listCellTexts(block);
  const [first = '', second = ''] = cells;
  if (cells.length === 2 && MOTHER_TONGUE.test(foldKey(first))) return [`${second}: ${first}`];
  if (
    cells.length > 2 &&
    cells.slice(1).every((cell) => !startsWithLanguage(cell)) &&
    startsWithLanguage(first)
  )
    return [readRow(cells, columns)];
  return cells.length === 2 && !startsWithLanguage(second) ? [cells.join(': ')] : cells;
}

/** Whether a block is the first row of a table of levels: names of columns and no language. */
const isHeadRow = (block: Block): boolean => {
  const cells = listCellTexts(block);
  return cells.length >= 3 && cells.every((cell) => !startsWithLanguage(cell));
};

/** What may stand between two languages: a sign, the end of a sentence, "e". */
const BETWEEN_LANGUAGES = /(\s*[|•·;,/]\s*|(?<=\.)\s+(?=\p{Lu})|\s+(?:e|and)\s+(?=\p{L}{4}))/u;

function splitLanguages(text: string): string[] {
  const [first = '', ...rest] = text.split(BETWEEN_LANGUAGES);
  const parts = [first];
  for (let at = 0; at < rest.length; at += 2) {
    const between = rest[at] ?? '';
    const part = rest[at + 1] ?? '';
    // "Inglês: leitura avançada, escrita intermediária" goes on until the next language.
    if (startsWithLanguage(part)) parts.push(part);
    else parts[parts.length - 1] += (/[|•·;,/]/u.test(between) ? ', ' : between) + part;
  }
  return parts.filter((part) => part !== '');
}

/**
 * Reads a section of languages: "Inglês – avançado", "English: native, Spanish: basic", a name and a level in two
 * cells, a table of levels.
 */
export function readLanguages(blocks: readonly Block[]): ResumeStructure['languages'] {
  let columns: readonly string[] = [];
  return blocks.flatMap((block) => {
    if (isHeadRow(block)) {
      columns = listCellTexts(block);
      return [];
    }
    return [...splitTexts(block, columns), ...block.sides].flatMap(splitLanguages).map(readLanguage);
  });
}
