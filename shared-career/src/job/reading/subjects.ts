import { findSkills } from '../../taxonomy/find-skills.ts';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { foldText } from '../../text/index.ts';
import { SENTENCES_SIGNS } from '../../generated/signs.ts';
import {
  NOT_SUBJECT,
  SUBJECTS_END as END,
  SUBJECTS_OPENING as OPENING,
} from '../../generated/phrases/demands.ts';

/** "Áreas afins" opens the list to subjects that it does not name. */
export const RELATED =
  /(?:areas? |cursos? |formacoes )?(?:afins|correlat[oa]s?|relacionad[oa]s?|similares|equivalentes?)|related fields?|similar fields?|equivalent/u;
const RELATED_TAIL = new RegExp(
  String.raw`\s+(?:e|ou|or|and)\s+(?:as |outr[oa]s )?(?:${RELATED.source})$`,
  'u',
);
/** Requirements other than a degree; the list of subjects ends there. */
const OTHER_ITEM = SENTENCES_SIGNS.otherItem;
/** How fields of study are called; in a list without "ou" they tell a further subject from another requirement. */
const DISCIPLINE = SENTENCES_SIGNS.discipline;
/** A level is of something known, not of a course: "elétrica básica". */
const LEVEL = /(?<!\p{L})(?:basic|avancad|intermediari)[oa]s?(?!\p{L})/u;
const MOST_WORDS = 5;
const MOST_SUBJECTS = 6;

/** Subjects of a degree, and where their list ends in the folded text. */
export interface Subjects {
  readonly subjects: readonly string[];
  /** Whether something that is no subject would do as well: "licenciatura em música ou experiência". */
  readonly orElse: boolean;
  readonly end: number;
}

const hasTool = (text: string): boolean =>
  findSkills(text).some(({ skillId }) => ['tool', 'language'].includes(findSkillById(skillId)?.kind ?? ''));

/** An item of the list without the words around the subject. */
const stripItem = (item: string): string => {
  const plain = item
    .replace(/^(?:em|de|in|na área de|áreas? de|cursando|estudante de)\s+/iu, '')
    // The text after it was read as another requirement: "Ciências Contábeis e CRC ativo".
    .replace(/\s+(?:e|ou|com)(?:\s+ativ[oa])?\s*$/iu, '')
    .trim();
  const related = RELATED_TAIL.exec(foldText(plain).folded);
  return related ? plain.slice(0, related.index).trim() : plain;
};

function isSubject(subject: string): boolean {
  const key = foldText(subject).folded;
  return (
    subject.length >= 2 &&
    key.split(' ').length <= MOST_WORDS &&
    !NOT_SUBJECT.test(key) &&
    key.replace(RELATED, '').trim() !== '' &&
    !RELATED.test(key)
  );
}

/**
 * The subjects that a text names after an offset of its folded form: "administração, economia ou direito". The item
 * after "ou" is the last one, unless a field of study follows; a list without "ou" holds fields of study alone.
 */
export function findSubjects(text: string, from: number): Subjects {
  const { folded, toOriginal } = foldText(text);
  const opening = OPENING.exec(folded.slice(from));
  // A subject is next to its degree, not after the next comma.
  if (!opening || /[,;]/u.test(folded.slice(from, from + opening.index)))
    return { subjects: [], orElse: false, end: from };
  const start = from + opening.index + opening[0].length;
  const length = folded.slice(start).search(END);
  const limit = length < 0 ? folded.length : start + length;
  const items = [
    ...folded
      .slice(start, limit)
      .matchAll(/(?:^|,|\/|\s(?:ou|e\/ou|or)\s)((?:(?!,|\/|\s(?:ou|e\/ou|or)\s).)*)/gsu),
  ];
  const lastEither = items.findLastIndex(([whole]) => /^\s(?:ou|e\/ou|or)\s/u.test(whole));
  const subjects: string[] = [];
  let end = start;
  let closed = false;
  let orElse = false;
  for (const [at, match] of items.entries()) {
    const [whole, key = ''] = match;
    const item = key.trim();
    const isLink = /^(?:\s|\/)/u.test(whole);
    const further =
      (DISCIPLINE.test(item) && !LEVEL.test(item)) || (isLink && !closed) || (at < lastEither && !closed);
    if (at > 0 && (item === '' || OTHER_ITEM.test(item) || !further)) {
      orElse = isLink && item !== '';
      break;
    }
    const until = start + match.index + whole.length;
    const written = text.slice(toOriginal(until - key.length), toOriginal(until));
    if (at > 0 && !DISCIPLINE.test(item) && hasTool(written)) break;
    closed ||= isLink && whole.startsWith(' ');
    end = until;
    const subject = stripItem(written.trim());
    if (isSubject(subject)) subjects.push(subject);
  }
  return { subjects: subjects.slice(0, MOST_SUBJECTS), orElse, end };
}
