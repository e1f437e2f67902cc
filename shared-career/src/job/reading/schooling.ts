import { findSkills } from '../../taxonomy/find-skills.ts';
import { foldText } from '../../text/index.ts';

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
  [
    'tecnico',
    /(?<!\p{L})(?:(?:ensino|nivel|curso|formacao|medio|graduacao) tecnic[oa]|tecnic[oa] (?:completo|concluido|incompleto|cursando|em|de nivel medio)(?!\p{L})|technical (?:degree|diploma))/u,
  ],
  [
    'superior',
    /(?<!\p{L})(?:(?:ensino|nivel|curso|formacao) superior|superior (?:completo|incompleto|cursando|em|concluido|in)|(?<!pos[- ])graduacao|(?<!pos[- ])graduad[oa]s?|bacharel\p{L}*|licenciatura|licenciad[oa]|tecnolog[oa] em|universitari[oa]|formacao (?:completa |academica )?em|formad[oa] em|bachelor\p{L}*|college degree|university degree|undergraduate|degree in|cursando|estudante de|estudantes de)(?!\p{L})/u,
  ],
  [
    'pos',
    /(?<!\p{L})(?:pos[- ]?graduacao|pos[- ]?graduad[oa]|especializacao (?:em|na|concluida|completa)|mba|lato sensu|residencia (?:medica|multiprofissional))(?!\p{L})/u,
  ],
  [
    'mestrado',
    /(?<!\p{L})(?:mestrado|doutorado|mestre em|doutor[a]? em|stricto sensu|master.?s(?: degree)?|phd)(?!\p{L})/u,
  ],
];
const ENROLLED =
  /(?<!\p{L})(?:cursando|em andamento|em curso|matriculad[oa]|matricula ativa|estudantes? (?:de|do)|incomplet[oa]|a partir d[oe] \d{1,2}.{0,3} ?(?:semestre|periodo|ano)|enrolled|pursuing|currently studying|student)(?!\p{L})/u;
/** "Áreas afins" opens the list to subjects that it does not name. */
const RELATED =
  /(?:areas? |cursos? |formacoes )?(?:afins|correlat[oa]s?|relacionad[oa]s?|similares|equivalentes?)|related fields?|similar fields?|equivalent/u;
const SUBJECT =
  /(?<!\p{L})(?:em|in|de|nas? areas? de|na area de|cursos? de|cursando|estudantes? de)\s+(?!andamento|curso |nivel|ensino|ou |o |os )(?=\p{L})/u;
const SUBJECTS_END =
  /[;.:()\n]|\s[-–]\s|(?<!\p{L})(?:completo|completa|concluid[oa]|com|cursando|obrigatori\p{L}+|desejave\p{L}+|e (?:experiencia|conhecimento|vivencia|dominio|registro|ingles|pacote|excel|cnh|coren|crea|crc|oab)|sera|from|or equivalent|and|a partir|registro|em andamento)(?!\p{L})/u;
const NOT_SUBJECT =
  /^(?:area|areas|cursos?|nivel|ensino|qualquer|outr[oa]s|andamento|curso|medio|superior|tecnico|completo|instituicao|escola|any|a|the|\d.*)(?!\p{L})/u;
const MOST_SUBJECTS = 6;

/** What a text says of schooling. */
export interface Schooling {
  /** The lowest level named: an ad takes whoever has it. */
  readonly level: SchoolingLevel;
  /** The highest level named: a CV has all of them. */
  readonly highest: SchoolingLevel;
  /** Whether it speaks of somebody who is still studying. */
  readonly enrolled: boolean;
  /** Subjects as they are written; empty for any. */
  readonly subjects: readonly string[];
  /** Whether subjects close to those named do as well. */
  readonly related: boolean;
  /** The words about it, in the text. */
  readonly start: number;
  readonly end: number;
}

interface Subjects {
  readonly subjects: readonly string[];
  /** Where the list ends, in the folded text. */
  readonly end: number;
}

function subjectsOf(text: string, from: number): Subjects {
  const { folded, toOriginal } = foldText(text);
  const opening = SUBJECT.exec(folded.slice(from));
  if (!opening) return { subjects: [], end: from };
  const start = from + opening.index + opening[0].length;
  const tail = folded.slice(start);
  const length = tail.search(SUBJECTS_END);
  const end = length < 0 ? folded.length : start + length;
  const subjects = text
    .slice(toOriginal(start), toOriginal(end))
    .split(/\s*(?:,|\/|\s(?:ou|e\/ou|or)\s)\s*/u)
    .map((subject) =>
      subject
        .replace(/^(?:em|de|in|na área de|áreas? de|cursando)\s+/iu, '')
        // What stood after it was read as something else: "Ciências Contábeis e CRC ativo".
        .replace(/\s+(?:e|ou|com)(?:\s+ativ[oa])?\s*$/iu, '')
        .trim(),
    )
    .filter((subject) => {
      const key = foldText(subject).folded;
      return (
        subject.length >= 2 &&
        key.split(' ').length <= 5 &&
        !NOT_SUBJECT.test(key) &&
        key.replace(RELATED, '').trim() !== '' &&
        !RELATED.test(key)
      );
    })
    .slice(0, MOST_SUBJECTS);
  return { subjects, end };
}

/** Reads what a text says of schooling; null where it says nothing. */
export function schoolingIn(text: string): Schooling | null {
  const { folded, toOriginal } = foldText(text);
  const levels = LEVELS.flatMap(([level, pattern]) => {
    const match = pattern.exec(folded);
    return match ? [{ level, at: match.index, end: match.index + match[0].length }] : [];
  });
  const [first] = levels;
  const last = levels.at(-1);
  if (!first || !last) return null;
  const plain = first.level === 'fundamental' || first.level === 'medio';
  const { subjects, end } = plain ? { subjects: [], end: 0 } : subjectsOf(text, first.at);
  return {
    level: first.level,
    highest: last.level,
    enrolled: ENROLLED.test(folded),
    subjects,
    related: RELATED.test(folded),
    start: toOriginal(Math.min(...levels.map(({ at }) => at))),
    end: toOriginal(Math.max(end, ...levels.map((one) => one.end))),
  };
}

const PREFIXES: Partial<Record<SchoolingLevel, readonly string[]>> = {
  tecnico: ['técnico em', 'curso técnico em'],
  superior: ['graduação em', 'bacharelado em', 'superior em'],
};

/**
 * The taxonomy's degree for a level and a subject, "graduação em enfermagem"; null where it has none. These are the
 * degrees that a law asks for.
 */
export function degreeOf(level: SchoolingLevel, subject: string): string | null {
  for (const prefix of PREFIXES[level] ?? []) {
    const mention = findSkills(`${prefix} ${subject}`).find(({ skillId }) => isRegulated(skillId));
    if (mention) return mention.skillId;
  }
  return null;
}

/** Whether a skill of the taxonomy is a degree that a law asks for. */
export const isRegulated = (skillId: string): boolean =>
  /^(?:graduacao-|tecnico-)/u.test(skillId) || skillId === 'licenciatura';

/** Whether a skill of the taxonomy stands for schooling of any kind. */
export const isSchooling = (skillId: string): boolean =>
  isRegulated(skillId) || ['ensino-medio', 'ensino-superior', 'pos-graduacao', 'mestrado'].includes(skillId);
