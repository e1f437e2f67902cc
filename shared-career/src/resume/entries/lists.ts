import type { ResumeStructure } from '@aura/shared-domain';
import { foldKey, squeeze } from '../../text/index.ts';
import { type Block, blockText, wholeText } from './block.ts';

const LANGUAGES: ReadonlySet<string> = new Set(
  (
    'portugues ingles espanhol frances alemao italiano japones mandarim chines coreano russo arabe hebraico holandes neerlandes sueco ' +
    'noruegues dinamarques finlandes polones tcheco hungaro romeno grego turco hindi ucraniano catalao galego guarani libras braile ' +
    'latim esperanto persa vietnamita tailandes indonesio ' +
    'portuguese english spanish french german italian japanese mandarin chinese korean russian arabic hebrew dutch swedish norwegian ' +
    'danish finnish polish czech hungarian romanian greek turkish ukrainian catalan persian farsi vietnamese thai indonesian urdu bengali ' +
    'tamil swahili latin'
  ).split(' '),
);

/** Whether the first word of a text is the name of a language that people speak. */
export const startsWithLanguage = (text: string): boolean =>
  LANGUAGES.has(foldKey(text).split(/[^\p{L}]+/u)[0] ?? '');

const tidyLevel = (text: string): string =>
  squeeze(text.replace(/^[\s:,;()–—|/-]+|[\s:,;(–—|/-]+$/gu, '')).replace(
    /^\((.*)\)$|^(.*)\)$/u,
    (all: string, inner?: string, open?: string) =>
      inner ?? (open !== undefined && !open.includes('(') ? open : all),
  );

function readLanguage(text: string): ResumeStructure['languages'][number] {
  const trimmed = squeeze(text);
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

/** Reads a section of languages: "Inglês – avançado", "English: native, Spanish: basic", a name and a level in two cells. */
export function readLanguages(blocks: readonly Block[]): ResumeStructure['languages'] {
  return blocks.flatMap((block) => {
    const cells = block.cells.map((runs) => squeeze(runs.map((run) => run.text).join('')));
    const texts = cells.length === 2 && !startsWithLanguage(cells[1] ?? '') ? [cells.join(': ')] : cells;
    return [...texts, ...block.sides].flatMap((text) =>
      text
        .split(/\s*[;|•]\s*|\s*[,/]\s*(?=\p{L})/u)
        .reduce<string[]>((parts, part) => {
          const last = parts.at(-1);
          // "Inglês: leitura avançada, escrita intermediária" goes on until the next language.
          if (last !== undefined && !startsWithLanguage(part)) parts[parts.length - 1] = `${last}, ${part}`;
          else parts.push(part);
          return parts;
        }, [])
        .filter((part) => part !== '')
        .map(readLanguage),
    );
  });
}

/** Splits at commas and the like, but not inside brackets nor between digits. */
function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let open = '';
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    const around = `${text[index - 1] ?? ''}${text[index + 1] ?? ''}`;
    if (depth === 0 && (/[;|•·●▪]/u.test(letter) || (letter === ',' && !/^\d\d$/u.test(around)))) {
      parts.push(open);
      open = '';
    } else open += letter;
  }
  return [...parts, open];
}

/** Reads a section of skills: lists, labelled lists ("Linguagens: SQL, R") and one skill a line. */
export function readSkills(blocks: readonly Block[]): string[] {
  const found: string[] = [];
  for (const block of blocks) {
    for (const runs of block.cells) {
      const text = squeeze(runs.map((run) => run.text).join(''));
      const label = /^(?<label>[^:,;]{2,40}):\s+(?<rest>\S.*)$/u.exec(text)?.groups?.['rest'];
      if (label === undefined && text.endsWith(':')) continue;
      const list = splitList(label ?? text);
      found.push(...list.map((part) => squeeze(part.replace(/^[\s–-]+|[\s;]+$|(?<!\b\p{L})\.$/gu, ''))));
    }
    found.push(...block.sides);
  }
  const seen = new Set<string>();
  return found.filter((skill) => {
    const key = foldKey(skill);
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** One text for each course, its date kept beside it. */
export const readCourses = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => squeeze(wholeText(block))).filter((text) => text !== '');

/** The paragraphs of a summary, one a line. */
export const readSummary = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => squeeze(blockText(block)))
    .filter((text) => text !== '')
    .join('\n');
