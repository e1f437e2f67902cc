import { CUES_SIGNS } from '../../generated/signs.ts';
import { foldText } from '../../text/index.ts';
import { type AdSection, findSectionOfHead } from './sections.ts';
import { isCall } from './title-lines.ts';

/** How a line opens an entry of a list: a sign, an emoji, a number or a letter. */
export const BULLET = new RegExp(
  [
    String.raw`^\s*(?:(?:[-–—•*·▪▫●○◦►▸➤→>✓✔✅☑✦☆★➕+»~]|\p{Extended_Pictographic})[\u{fe0f}\u{200d}\p{Emoji_Modifier}]*\s*(?=\S)|`,
    String.raw`\.\s|[([]?(?:\d{1,2}(?:\.\d{1,2})*|[a-zA-Z]|[ivx]{1,5}|[IVX]{1,5})[.)\]º°]\s*[-–]?\s*(?!\d)|`,
    String.raw`\d{1,2}(?:\.\d{1,2})+\s|\d{1,2} [-–] |0\d\s+(?=\p{Lu}))`,
  ].join(''),
  'u',
);

/** Whether a line is an entry of a list. A word in bold ("*Requisitos*") is none. */
export const isBullet = (line: string): boolean =>
  BULLET.test(line) && !/^\s*(?:[*_~]{1,2}\S.*[*_~]\s*$|\*[^\s*][^*]*:\*)/u.test(line);

const MOST_CHARACTERS = 80;
const MOST_WORDS = 11;

/** A head without its numbering, signs, emoji and markup. */
const stripHead = (line: string): string =>
  line
    .replace(/^[\s#>=_~|–—-]*(?:[\dIVX]{1,4}(?:\.\d{1,2})*\s?[.)–-]?\s+(?=\p{L}))?/u, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[^\p{L}\p{N})!?]+$/u, '');

/** The meaning of a heading. The patterns are tried in this order, and the first match decides. On folded text. */
const CUES: readonly (readonly [AdSection, RegExp])[] = [
  ['about', CUES_SIGNS.notAsked],
  ['desirable', CUES_SIGNS.desirable],
  ['mandatory', CUES_SIGNS.mandatory],
  ['activities', CUES_SIGNS.activities],
  ['benefits', CUES_SIGNS.benefits],
  ['about', CUES_SIGNS.about],
  ['mandatory', CUES_SIGNS.topics],
];

/** "Perfil desejado" next to "Perfil exigido" is a wish; alone it is a requirement. */
const WANTED = /(?<!\p{L})desejad[oa]s?(?!\p{L})/u;

/** A line of an ad and the surroundings that identify a heading. */
export interface LineContext {
  readonly before: string;
  readonly after: string;
  /** Whether a heading came before it, and whether it was one of requirements. */
  readonly opened: boolean;
  readonly asked: boolean;
  /** Whether the ad is written in capitals. */
  readonly loud: boolean;
}

const isBlank = (line: string): boolean => line.trim() === '';

/** Questions of the employer to applicants. */
const QUESTION = /^\W*(?:quant[oa]s|qual|quais|por que|voce (?:ja|tem|possui|pode)|tem |possui |ja )/iu;

/** Whether every letter of a line, brackets apart, is a capital. */
function isInCapitals(line: string): boolean {
  const letters = line.replace(/\([^)]*\)/gu, '').match(/\p{L}/gu) ?? [];
  return letters.length >= 4 && letters.every((letter) => letter === letter.toUpperCase());
}

/** Whether an ad is written in capitals, so that they set nothing apart. */
export function isLoud(lines: readonly string[]): boolean {
  const written = lines.filter((line) => /\p{L}{2}/u.test(line));
  return written.filter(isInCapitals).length > written.length / 2;
}

/** In capitals, marked up, or with a colon at its end. */
function looksLikeHead(line: string, loud: boolean): boolean {
  return (
    (!loud && isInCapitals(line)) ||
    /[:：]\W*$/u.test(line) ||
    (/[?]\W*$/u.test(line) && !QUESTION.test(line)) ||
    /^\s*(?:#{1,6}\s|[*_]{1,2}[^*_]+[*_:]{1,3}\W*$|={2,}|\[[^\]]+\]\s*$)/u.test(line)
  );
}

/** Whether a line can be a heading: short, no sentence, and distinct by its look or its surroundings. */
function canBeHead(line: string, { before, after, loud }: LineContext): boolean {
  const bare = stripHead(line);
  const plain = bare.replace(/\([^)]*\)/gu, '').trim();
  if (plain === '' || plain.length > MOST_CHARACTERS || plain.split(/\s+/u).length > MOST_WORDS) return false;
  if (/[.;,]\s*$/u.test(line) || /[.;]\s/u.test(bare) || /:\s+\S/u.test(bare)) return false;
  if (looksLikeHead(line, loud)) return true;
  const numbered = /^\s*(?:[-–•·✓✔]|[a-z]\))/u.test(line);
  return (
    !numbered &&
    (isBlank(before) || (!isBullet(line) && isBullet(after) && !isBullet(before))) &&
    !isBlank(after)
  );
}

/** The section named by a heading; null if it names none. `anywhere`: also after other words. */
function findSection(folded: string, anywhere: boolean): AdSection | null {
  const short = folded.split(' ').length <= 4;
  for (const [section, cue] of CUES) {
    const match = cue.exec(folded);
    if (
      match &&
      (anywhere ||
        (section === 'desirable' && short) ||
        CUES_SIGNS.leading.test(folded.slice(0, match.index)))
    )
      return section;
  }
  return null;
}

/** "Comportamentos:" over a list: a head within its section. */
export const isSubhead = (line: string, context: LineContext): boolean =>
  /:[*_]{0,2}\s*$/u.test(line) && canBeHead(line, context) && isBullet(context.after);

/** The section that a line opens as a heading; null for any other line. */
export function findSectionOfLine(line: string, context: LineContext): AdSection | null {
  const exact = findSectionOfHead(line);
  // "VAGA URGENTE – CAMPINAS/SP" opens the ad, and no section of it.
  if (exact === null && !context.opened && isCall(line)) return null;
  if (exact === null && !canBeHead(line, context)) return null;
  const folded = foldText(stripHead(line)).folded.replace(/\s+/gu, ' ');
  if (WANTED.test(folded)) return context.asked ? 'desirable' : 'mandatory';
  return (
    exact ??
    findSection(folded, (context.opened && looksLikeHead(line, context.loud)) || /:[*_]{0,2}\s*$/u.test(line))
  );
}

const INLINE = /^([^:\n]{3,64}?):[*_]{0,2}\s/u;
/** Labels of the title. */
const TITLE = /^(?:vagas?|cargo|posicao|funcao|titulo|oportunidade|emprego(?: publico)?)$/u;

/** "Suas entregas: montar a escala": the section named before a colon, if text follows. */
export function findSectionBeforeColon(
  text: string,
): { section: AdSection; label: string; rest: number } | null {
  const match = INLINE.exec(text);
  if (!match) return null;
  const label = foldText(stripHead(match[1] ?? '')).folded.trim();
  const section =
    label.split(' ').length <= MOST_WORDS && !TITLE.test(label) ? findSection(label, false) : null;
  return section === null ? null : { section, label, rest: match[0].length };
}
