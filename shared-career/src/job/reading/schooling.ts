import { findSkills } from '../../taxonomy/find-skills.ts';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { foldText } from '../../text/index.ts';
import { RELATED, findSubjects } from './subjects.ts';
import { NOT_SUBJECT } from '../../generated/phrases/demands.ts';
import { ENROLLED, HIGHER, TECHNICAL } from '../../generated/phrases/terms.ts';

/** Rungs of schooling, lowest first. */
export const SCHOOLING = ['fundamental', 'medio', 'tecnico', 'superior', 'pos', 'mestrado'] as const;
export type SchoolingLevel = (typeof SCHOOLING)[number];

const LEVELS: readonly (readonly [SchoolingLevel, RegExp])[] = [
  [
    'fundamental',
    /(?<!\p{L})(?:ensino fundamental|fundamental (?:completo|incompleto)|1o grau|alfabetizad[oa]|elementary school)/u,
  ],
  [
    'medio',
    /(?<!\p{L})(?:(?:ensino|nivel|grau) medio|medio completo|(?:2o|segundo) grau|high school|colegial)(?!\p{L})/u,
  ],
  ['tecnico', TECHNICAL],
  ['superior', HIGHER],
  [
    'pos',
    new RegExp(
      [
        String.raw`(?<!\p{L})(?:pos[- ]?graduacao|pos[- ]?graduad[oa]|especializacao (?:em|na|concluida|`,
        String.raw`completa)|mba|lato sensu|residencia (?:medica|multiprofissional))(?!\p{L})`,
      ].join(''),
      'u',
    ),
  ],
  [
    'mestrado',
    /(?<!\p{L})(?:mestrado|doutorado|mestre em|doutor[a]? em|stricto sensu|master.?s(?: degree)?|phd)(?!\p{L})/u,
  ],
];
/** Finished studies are accepted too: "completo ou cursando". */
const FINISHED =
  /(?<!\p{L})(?:complet[oa]s?|conclu(?:id[oa]|iu)s?|formad[oa]s?|recem[- ]formad[oa]s?)(?!\p{L})/u;
/** A completed lower school next to an unfinished higher one: "ensino médio completo e superior cursando". */
const OVER =
  /^\s*(?:complet[oa]|concluid[oa])(?! ou (?:cursando|em |estar|estudando)(?!\p{L}*\s*(?:superior|graduacao)))/u;

/** The schooling in a text. */
export interface Schooling {
  /** The lowest level named: it is enough. */
  readonly level: SchoolingLevel;
  /** The highest level named: a CV has all of them. */
  readonly highest: SchoolingLevel;
  /** Whether it describes a current student. */
  readonly enrolled: boolean;
  /** For a current student: whether finished studies are accepted too. */
  readonly finishedToo: boolean;
  /** Subjects as written; empty for any. */
  readonly subjects: readonly string[];
  /** Whether subjects close to those named do as well. */
  readonly related: boolean;
  /** Whether something other than schooling would do as well. */
  readonly orElse: boolean;
  /** The words about it, in the text. */
  readonly start: number;
  readonly end: number;
}

/** "Ergonomia (especialização concluída)". */
const SUBJECT_BEFORE = /^\W*(?<subject>\p{L}[\p{L} ]{2,40}?)\s*\(\s*$/u;
const findSubjectBefore = (text: string): readonly string[] => {
  const subject = SUBJECT_BEFORE.exec(text)?.groups?.['subject'];
  return subject === undefined || NOT_SUBJECT.test(foldText(subject).folded) ? [] : [subject];
};

/** Reads the schooling in a text; null if it names none. */
export function findSchooling(text: string): Schooling | null {
  const { folded, toOriginal } = foldText(text);
  const levels = LEVELS.flatMap(([level, pattern]) => {
    const match = pattern.exec(folded);
    return match ? [{ level, at: match.index, end: match.index + match[0].length }] : [];
  });
  const [first] = levels;
  const last = levels.at(-1);
  if (!first || !last) return null;
  const plain = first.level === 'fundamental' || first.level === 'medio';
  const enrolled = ENROLLED.test(folded) && !(plain && OVER.test(folded.slice(first.end)));
  const { subjects, orElse, end } = plain
    ? { subjects: [], orElse: false, end: 0 }
    : findSubjects(text, first.at);
  const before = first.level === 'pos' ? findSubjectBefore(text.slice(0, toOriginal(first.at))) : [];
  return {
    level: first.level,
    highest: last.level,
    enrolled,
    finishedToo: enrolled && FINISHED.test(folded),
    subjects: subjects.length > 0 ? subjects : before,
    related: RELATED.test(folded),
    orElse,
    start: toOriginal(Math.min(...levels.map(({ at }) => at))),
    end: toOriginal(Math.max(end, ...levels.map((one) => one.end))),
  };
}

const PREFIXES: Partial<Record<SchoolingLevel, readonly string[]>> = {
  tecnico: ['técnico em', 'curso técnico em'],
  superior: ['graduação em', 'bacharelado em', 'superior em'],
};

/** The taxonomy's degree for a level and a subject, "graduação em enfermagem"; null if it has none. */
export function formatDegree(level: SchoolingLevel, subject: string): string | null {
  for (const prefix of PREFIXES[level] ?? []) {
    const mention = findSkills(`${prefix} ${subject}`).find(({ skillId }) => isDegree(skillId));
    if (mention) return mention.skillId;
  }
  return null;
}

/** Whether a skill of the taxonomy is the degree of one subject. */
export const isDegree = (skillId: string): boolean =>
  skillId === 'licenciatura' ||
  (/^(?:graduacao-|tecnico-)/u.test(skillId) && findSkillById(skillId)?.kind === 'licence');

/** Trades without a legal requirement. */
const FREE_TRADES: ReadonlySet<string> = new Set(['graduacao-ti', 'graduacao-comunicacao']);

/** Whether a skill of the taxonomy is a degree that a law asks for. */
export const isRegulated = (skillId: string): boolean => isDegree(skillId) && !FREE_TRADES.has(skillId);

const OTHER_SCHOOLING: ReadonlySet<string> = new Set([
  'ensino-fundamental-completo',
  'ensino-medio',
  'ensino-tecnico-completo',
  'ensino-superior',
  'tecnologo-gestao',
  'pos-graduacao',
  'mestrado',
  'doutorado',
]);

/** Whether a skill of the taxonomy represents schooling of any kind. */
export const isSchooling = (skillId: string): boolean => isDegree(skillId) || OTHER_SCHOOLING.has(skillId);
