import { isDenied, isWeak } from '../../deeds/stance.ts';
import { foldKey, foldText, squeeze } from '../../text/index.ts';
import { findPeriods, withoutDates } from '../dates/period.ts';
import { type Block, blockText, joinWholeText } from './block.ts';
import { startsWithLanguage } from './languages.ts';

/** Splits at commas and the like, but not inside brackets nor between digits. */
export function splitList(text: string): string[] {
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

/** "internet banking. Inglês básico": the name of a language after the end of a sentence is another entry. */
function splitSentences(text: string): string[] {
  const [first = '', ...rest] = text.split(/(?<=[\p{L})])\.\s+(?=\p{Lu})/u);
  return rest.reduce<string[]>(
    (parts, part) =>
      startsWithLanguage(part) ? [...parts, part] : [...parts.slice(0, -1), `${parts.at(-1) ?? ''}. ${part}`],
    [first],
  );
}

/** Whether the text after a label denies or diminishes it instead of listing items. */
const isSaid = (folded: string): boolean => isDenied(folded) || isWeak(folded);

/** Reads a section of skills: lists, labelled lists ("Linguagens: SQL, R") and one skill a line. */
export function readSkills(blocks: readonly Block[]): string[] {
  const found: string[] = [];
  for (const block of blocks) {
    for (const runs of block.cells) {
      const text = squeeze(runs.map((run) => run.text).join(''));
      const label = /^(?<label>[^:,;]{2,40}):\s+(?<rest>\S.*)$/u.exec(text)?.groups?.['rest'];
      if (label === undefined && text.endsWith(':')) continue;
      // "Go: tenho interesse em aprender" says something of Go, and names no second skill.
      const said = label !== undefined && isSaid(foldText(label).folded);
      const list = said ? [text] : splitList(label ?? text).flatMap(splitSentences);
      found.push(...list.map((part) => squeeze(part.replace(/^[\s–-]+|[\s;]+$|(?<!\b\p{L})\.$/gu, ''))));
    }
    found.push(...block.sides);
  }
  const seen = new Set<string>();
  return found.filter((skill) => {
    const key = foldKey(skill);
    // Dots and bars of a rating are no skill.
    if (!/[\p{L}\p{N}]/u.test(key) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** How long a course took. */
const HOURS = /(?<!\p{L})\d{1,4}\s?h(?:oras?)?(?!\p{L})/giu;

/** Whether a text names a course with its date or length, rather than one of them alone. */
const isWholeCourse = (text: string): boolean =>
  (findPeriods(text).length > 0 || text.search(HOURS) >= 0) &&
  /\p{L}{3}|\p{Lu}{2}/u.test(withoutDates(text.replace(HOURS, ' ')));

/** Several courses on one line, each with its date or length: "BLS, 2023 · Vacinação (40h), 2016". */
function splitCourses(text: string): string[] {
  const parts = text.split(/\s+[·•|]\s+|;\s+/u);
  return parts.length > 1 && parts.every(isWholeCourse) ? parts : [text];
}

/** One text for each course, its date kept beside it. */
export const readCourses = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => splitCourses(squeeze(joinWholeText(block)))).filter((text) => text !== '');

/** The paragraphs of a summary, one a line. */
export const readSummary = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => squeeze(blockText(block)))
    .filter((text) => text !== '')
    .join('\n');
