import { findPeriods } from '../dates/period.ts';
import { readLabels } from '../entries/labels.ts';
import { isBold, joinFullText, type Line, readLineText } from '../layout/model.ts';
import { scoreCompany, scoreDegree, scoreInstitution, scoreTitle } from '../lexicon/words.ts';
import { findExactHead, guessKind, type SectionKind } from './heads.ts';
import { HEAD_THRESHOLD, scoreHead } from './score.ts';
import { computeBodySize, isCaps, computeStyleKey } from './style.ts';

/** A line that opens a section. */
export interface Head {
  readonly kind: SectionKind;
  readonly title: string;
}

const MAX_WORDS = 8;

function isCandidate(line: Line): boolean {
  const text = readLineText(line);
  return (
    !line.bullet &&
    line.cells.length === 1 &&
    line.sides.length === 0 &&
    text.length >= 3 &&
    text.length <= 60 &&
    text.split(/\s+/u).length <= MAX_WORDS &&
    /\p{L}{2}/u.test(text) &&
    !/[.;!?,@]$|@|https?:|\d{4}/u.test(text)
  );
}

/** "EMPRESA: LOJA SOL" may be dressed as the heads are, but it is a field of an entry. */
const hasOwnField = (line: Line): boolean =>
  readLabels(readLineText(line))?.some(({ value }) => value !== '') === true;

/** "OBJETIVO: MOTORISTA" is a head with its first line behind it, however it is dressed. */
const goesOnBehindHead = (line: Line): boolean => {
  const head = /^(?<head>[\p{L} ]{4,40}):\s+\S/u.exec(readLineText(line))?.groups?.['head'];
  return head !== undefined && findExactHead(head) !== null;
};

/** "Tribunal Regional do" above "Trabalho": an undressed line goes on with the one above. */
const goesOn = (above: Line | undefined, line: Line): boolean =>
  above !== undefined &&
  line.size > 0 &&
  line.size <= above.size &&
  line.gap < 1.6 &&
  !isBold(line) &&
  !isCaps(readLineText(line)) &&
  /(?:,|\s(?:de|d[ao]s?|em|e|of|and))$/u.test(readLineText(above));

/** An employer's name may look like a heading; the period of the job is right below it. */
const isEmployerAbove = (below: Line | undefined): boolean =>
  below !== undefined &&
  !below.bullet &&
  below.gap < 2 &&
  findPeriods(joinFullText(below)).some(({ single }) => !single);

function findMostCommon(keys: readonly string[]): { key: string; count: number } {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return { key: best?.[0] ?? '', count: best?.[1] ?? 0 };
}

/** Fewest and most heads that one look is believed to dress. */
const HEADS = { least: 3, most: 14 } as const;
/** Share of lines of one look that may read like the names of jobs, companies or courses of study. */
const NAMES_SHARE = 0.34;

const hasKnownName = (text: string): boolean =>
  scoreTitle(text) + scoreCompany(text) + scoreInstitution(text) + scoreDegree(text) > 0;

/**
 * The lines that look like headings, if no listed name identifies them: short, separate, uniform, larger than others.
 */
function findHeadsByLook(lines: readonly Line[], open: readonly number[], body: number): number[] {
  const groups = new Map<string, number[]>();
  for (const index of open) {
    const line = lines[index];
    if (line === undefined || index === 0) continue;
    const look = computeStyleKey(line);
    if (look === `${body}/plain/mixed`) continue;
    groups.set(look, [...(groups.get(look) ?? []), index]);
  }
  const sizeOf = (group: readonly number[]): number => lines[group[0] ?? 0]?.size ?? 0;
  const fitting = [...groups.values()].filter((group) => {
    const texts = group.map((index) => readLineText(lines[index]!));
    return (
      group.length >= HEADS.least &&
      group.length <= HEADS.most &&
      group.filter((index) => (lines[index]?.gap ?? 0) >= 1.3).length >= 0.7 * group.length &&
      texts.filter(hasKnownName).length <= NAMES_SHARE * group.length
    );
  });
  return fitting.toSorted((a, b) => sizeOf(b) - sizeOf(a) || b.length - a.length)[0] ?? [];
}

/**
 * Finds the section heads of a document. Listed names decide; their common look then shows which unlisted lines are
 * heads too ("Palestras que dei") and which listed words are not ("Projetos" as a plain word in a list).
 */
export function findHeads(lines: readonly Line[]): Map<number, Head> {
  const body = computeBodySize(lines);
  const exact: number[] = [];
  const open: number[] = [];
  const scores = lines.map((line) => scoreHead(line, body));
  for (const [index, line] of lines.entries()) {
    if (!isCandidate(line) || goesOn(lines[index - 1], line)) continue;
    if (findExactHead(readLineText(line)) === null) {
      if (!hasOwnField(line) && !goesOnBehindHead(line)) open.push(index);
    } else if ((scores[index]?.score ?? 0) >= HEAD_THRESHOLD || (scores[index]?.layout ?? 0) >= 1)
      exact.push(index);
  }
  const keyAt = (index: number): string => {
    const line = lines[index];
    return line === undefined ? '' : computeStyleKey(line);
  };
  const look = findMostCommon(exact.map(keyAt));
  const [lookSize = 0] = look.key.split('/').map(Number);
  const stands = (key: string): boolean =>
    look.count >= 2 &&
    key === look.key &&
    (lookSize >= 1.08 * body || /bold|caps/u.test(key)) &&
    lookSize > 0;

  const heads = new Map<number, Head>();
  if (exact.length < 2)
    for (const index of findHeadsByLook(lines, open, body)) {
      const text = readLineText(lines[index]!);
      heads.set(index, { kind: guessKind(text), title: text });
    }
  for (const index of exact) {
    const line = lines[index];
    if (line === undefined) continue;
    const text = readLineText(line);
    const weaker = look.count >= 3 && keyAt(index) !== look.key && line.size < lookSize + 0.5;
    const dressed = (scores[index]?.layout ?? 0) >= 2 || isCaps(text);
    if (weaker && !dressed) continue;
    heads.set(index, { kind: findExactHead(text) ?? 'other', title: text });
  }
  const firstHead = Math.min(...heads.keys());
  const sameLook = open.filter((index) => index > 0 && stands(keyAt(index)));
  // Where heads look like the titles of entries, their look tells nothing.
  const telling = lookSize >= 1.15 * body || sameLook.length <= look.count + 1;
  for (const index of open) {
    const line = lines[index];
    if (line === undefined || index === 0) continue;
    const byLook = telling && sameLook.includes(index) && line.gap >= 1.2;
    const byScore =
      look.count < 2 && index > firstHead && (scores[index]?.score ?? 0) >= HEAD_THRESHOLD && line.gap >= 1.5;
    const plainCaps =
      line.size === 0 &&
      isCaps(readLineText(line)) &&
      line.gap >= 2 &&
      index > firstHead &&
      look.key.endsWith('caps');
    if (!byLook && !byScore && !plainCaps) continue;
    if (line.size === 0 && guessKind(readLineText(line)) === 'other' && isEmployerAbove(lines[index + 1]))
      continue;
    // The name at the top may be as large as a head.
    if (index < firstHead && index <= 1) continue;
    heads.set(index, { kind: guessKind(readLineText(line)), title: readLineText(line) });
  }
  return heads;
}
