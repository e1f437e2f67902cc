import { findSkills } from '../../taxonomy/find-skills.ts';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { foldText, type TextRange } from '../../text/index.ts';
import { SENTENCES_SIGNS } from '../../generated/signs.ts';
import { isSchooling } from './schooling.ts';
import { BARE_ACTION, EDUCATION, KNOWING, WISH_ONLY } from '../../generated/phrases/demands.ts';

/** One thing that a sentence or an entry asks for, with its words; offsets in the text that was given. */
export interface Clause extends TextRange {
  /** A wish inside brackets: "(ensino médio desejável)". */
  readonly wished: boolean;
}

/** Words that begin a new requirement. On folded text. */
export const OPENER = SENTENCES_SIGNS.opener;
/** Nouns of action, "elaboração de", "condução da": together with their object they are one requirement. */
export const ACTION = SENTENCES_SIGNS.action;
const PREPOSITION = /(?<!\p{L})(?:de|d[ao]s?|em|n[ao]s?|ao?|aos|para|com|como|por)(?!\p{L})/u;
const YEARS =
  /(?<![\p{L}\p{N}])(?:\d{1,2}|um|dois|tres|quatro|cinco|seis)\+? ?(?:\([^)]*\) ?)?\+? ?(?:anos?|mes(?:es)?|years?)(?!\p{L})/u;
const AVAILABILITY =
  /^\W*(?:ter |possuir )?(?:disponib\p{L}+|disponivel|flexib\p{L}+|residir|morar|mora|more)(?!\p{L})/u;
/** Traits of a person; several of them are one requirement. */
export const TRAITS = SENTENCES_SIGNS.traits;
const WISH =
  /(?<!\p{L})(?:desejave(?:l|is)|diferencia(?:l|is)|plus|preferencialmente|de preferencia|preferencia|nice to have|a plus)(?!\p{L})/u;

/** Replaces bracketed text by blanks; offsets stay. */
function withoutBrackets(folded: string): string {
  let plain = folded;
  for (const { index, 0: inner } of folded.matchAll(/\([^()]*(?:\([^()]*\)[^()]*)*(?:\)|$)/gu))
    plain = plain.slice(0, index) + '\u0001'.repeat(inner.length) + plain.slice(index + inner.length);
  return plain;
}

/** Bracketed ranges with a separate wish: "(ensino médio desejável)", "(IEMA, preferencialmente)". */
export function findWishes(folded: string): TextRange[] {
  return [...folded.matchAll(/\(([^()]+)\)/gu)].flatMap((match) => {
    const inner = match[1] ?? '';
    if (!WISH.test(inner) || WISH_ONLY.test(inner)) return [];
    return [{ start: match.index + 1, end: match.index + 1 + inner.length }];
  });
}

/** Most characters of a technique that is called by a name: "Python", "SQL", "Scrum". */
const LONGEST_NAME = 12;

/** Whether a written text is the name of a tool, a standard, a certificate or a language, or ends in one. */
function isName(written: string, end: 'first' | 'last'): boolean {
  const words = written
    .replace(/\([^)]*\)/gu, '')
    .replace(/\s+(?:avançad|básic|intermediári)[oa]s?\s*$/iu, '')
    .trim();
  const edge = end === 'last' ? /\S+$/u.exec(words)?.[0] : /^\S+/u.exec(words)?.[0];
  if (
    edge !== undefined &&
    /^(?:\p{Lu}{2,}[\p{Lu}\p{N}/+#.-]*s?|\p{Lu}?\p{Ll}+\p{Lu}\p{L}*|[\p{L}]+[+#]+)$/u.test(edge)
  )
    return true;
  const { length } = words;
  return findSkills(words).some(({ skillId, start, end: until }) => {
    const kind = findSkillById(skillId)?.kind;
    const at = end === 'last' ? until === length : start === 0;
    const proper = /^\p{Lu}/u.test(words.slice(start)) && until - start <= LONGEST_NAME;
    return (
      at && (kind === 'tool' || kind === 'licence' || kind === 'language' || (kind === 'technique' && proper))
    );
  });
}

/** Whether a text ends or begins with a tool that the catalogue knows. */
const isTool = (written: string): boolean =>
  findSkills(written).some(({ skillId }) => {
    const kind = findSkillById(skillId)?.kind;
    return kind === 'tool' || kind === 'technique';
  });

/** Whether a text ends in a course or a licence by its whole name: what follows is no further part of it. */
const endsInPaper = (written: string): boolean =>
  findSkills(written).some(
    ({ skillId, end }) =>
      findSkillById(skillId)?.kind === 'licence' && !isSchooling(skillId) && end === written.trimEnd().length,
  );

/** A place at which a text may be two clauses. */
interface Joint extends TextRange {
  readonly and: boolean;
}

const JOINTS = /\s*[,;]\s+(?:(?<both>e|and)\s+)?|\s+(?<and>e|and|\+)\s+(?!\/?ou)/gu;

function isSplitAt(
  folded: string,
  written: (start: number, end?: number) => string,
  from: number,
  joint: Joint,
): boolean {
  const left = folded.slice(from, joint.start).trim();
  const rest = folded.slice(joint.end);
  const right = (/^[^,;]*?(?=\s*[,;]|\s+e\s|$)/u.exec(rest)?.[0] ?? rest).trim();
  const opener = OPENER.test(right);
  const semicolon = folded.slice(joint.start, joint.end).includes(';');
  if (semicolon) return true;
  if (joint.and && /(?<!\p{L})entre (?:[oa]s? )?\d+[oa]?$/u.test(left)) return false;
  if (/^(?:ou|or|e\/ou)\s/u.test(right) || WISH_ONLY.test(left)) return false;
  if (joint.and && /(?<!\p{L})(?:para|pra) \p{L}+$/u.test(left) && !opener) return false;
  // "Excel, Power BI ou SQL": any of them will do.
  const until = rest.search(/\s+(?:ou|or)\s/u);
  if (until >= 0 && !joint.and) {
    const between = rest.slice(0, until).split(/,/u);
    if (!between.some((part) => OPENER.test(part.trim())) && !/\se\s/u.test(rest.slice(0, until)))
      return false;
  }
  if (joint.and && until >= 0 && !opener && !/,/u.test(rest.slice(0, until))) return false;
  if (TRAITS.test(left) && TRAITS.test(right)) return false;
  if (AVAILABILITY.test(left)) return opener && !/^(?:disponib|flexib|no minimo|\d)/u.test(right);
  if (EDUCATION.test(left) && !YEARS.test(left)) {
    if (/^(?:tecnic[oa] em|tecnolog|bacharel|licenciatura)/u.test(right) && !joint.and) return false;
    if (!joint.and && endsInPaper(written(from, joint.start))) return true;
    return opener || (ACTION.test(right) && joint.and);
  }
  if (opener) return true;
  if (YEARS.test(left))
    return (
      !joint.and &&
      ACTION.test(right.replace(/^com /u, '')) &&
      /^(?:com )?\p{L}+/u.test(right) &&
      !/ndo(?!\p{L})/u.test(right)
    );
  if (BARE_ACTION.test(left) && joint.and && !/\s\p{L}+(?:ivas?|ais|al|ic[ao]s?) \p{L}+$/u.test(left)) {
    if (left.split(' ').length === 1 || /(?:^|\s)(?:d[aeo]s?|em|n[ao]|com) \p{L}+$/u.test(left)) return false;
  }
  if (
    ACTION.test(right) &&
    (PREPOSITION.test(left) ||
      isName(written(from, joint.start), 'last') ||
      isName(written(from, joint.start), 'first'))
  )
    return true;
  const knowing = KNOWING.test(left);
  if (
    joint.and &&
    /^(?:de|da|do|com|em) \p{L}+/u.test(right) &&
    PREPOSITION.test(left) &&
    !/^conhecimento d[ao]s normas/u.test(left)
  ) {
    const first = /^(?:de|da|do|com|em)/u.exec(right)?.[0] ?? '';
    return new RegExp(String.raw`(?<!\p{L})${first} `, 'u').test(left);
  }
  const next = written(joint.end).split(/,|;|\se\s/u)[0] ?? '';
  const leftNamed = isName(written(from, joint.start), 'last');
  const named = leftNamed && (isName(next, 'first') || /^\p{Lu}[\p{Ll}\d.]+$/u.test(next.trim()));
  if (!named) return false;
  const list = folded.includes(',', from);
  return !knowing || list || (isTool(written(from, joint.start)) && isTool(next));
}

const trim = (folded: string, { start, end }: TextRange): TextRange => {
  const piece = folded.slice(start, end);
  const lead = /^[\s,;:.–—-]*(?:(?:e|and) )?/u.exec(piece)?.[0].length ?? 0;
  const tail = /[\s,;:.–—-]*$/u.exec(piece.slice(lead))?.[0].length ?? 0;
  return { start: start + lead, end: Math.max(start + lead, end - tail) };
};

/**
 * The requirements of a sentence or a list entry, one by one. Alternatives ("CRC ativo ou em processo") stay together,
 * and so do activities with the same object ("elaboração e correção de provas").
 */
export function splitClauses(text: string): Clause[] {
  const { folded, toOriginal } = foldText(text);
  const wishes = findWishes(folded);
  const plain = withoutBrackets(folded);
  const written = (start: number, end = folded.length): string =>
    text.slice(toOriginal(start), toOriginal(end));
  const clauses: TextRange[] = [];
  let from = 0;
  for (const match of plain.matchAll(JOINTS)) {
    const joint: Joint = {
      start: match.index,
      end: match.index + match[0].length,
      and: match.groups?.['and'] !== undefined || match.groups?.['both'] !== undefined,
    };
    // "É" is no "e".
    if (/[éÉ]/u.test(written(joint.start, joint.end))) continue;
    if (joint.start <= from || !isSplitAt(plain, written, from, joint)) continue;
    clauses.push({ start: from, end: joint.start });
    from = joint.end;
  }
  clauses.push({ start: from, end: folded.length });
  return [
    ...clauses.map((range) => ({ ...range, wished: false })),
    ...wishes.map((range) => ({ ...range, wished: true })),
  ]
    .map((clause) => ({ ...clause, ...trim(folded, clause) }))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(folded.slice(start, end)))
    .map(({ start, end, wished }) => ({ start: toOriginal(start), end: toOriginal(end), wished }));
}
