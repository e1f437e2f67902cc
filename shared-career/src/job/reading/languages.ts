import { findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { type FoldedText, foldText } from '../../text/index.ts';
import type { Finder, Found } from './finder.ts';

/** Names of languages; the ids are those of the taxonomy if it has them. */
const LANGUAGES: readonly (readonly [string, string, string])[] = [
  ['ingles', 'Inglês', 'ingles|english'],
  ['espanhol', 'Espanhol', 'espanhol|castelhano|spanish'],
  ['frances', 'Francês', 'frances|french'],
  ['alemao', 'Alemão', 'alemao|german'],
  ['italiano', 'Italiano', 'italiano|italian'],
  ['japones', 'Japonês', 'japones|japanese'],
  ['mandarim', 'Mandarim', 'mandarim|chines|mandarin|chinese'],
  ['libras', 'Libras', 'libras|lingua brasileira de sinais'],
];
/** Labels of languages by their ids. */
export const languageNames: ReadonlyMap<string, string> = new Map(
  LANGUAGES.map(([id, label]) => [id, label]),
);

const NAMES = LANGUAGES.map(([id, label, names]) => ({
  id,
  label,
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${names})(?!\p{L})`, 'gu'),
}));

/** Rungs of a language. */
export type LanguageLevel = 1 | 2 | 3 | 4;
/** Names of the levels. */
export const LEVEL_NAMES: Readonly<Record<LanguageLevel, string>> = {
  1: 'básico',
  2: 'intermediário',
  3: 'avançado',
  4: 'fluente',
};
const LEVELS: readonly (readonly [LanguageLevel, RegExp])[] = [
  [
    1,
    /(?<!\p{L})(?:basic[oa]?|inicia\p{L}*|beginner|elementa\p{L}+|tecnic[oa]|instrumental|a[12])(?![\p{L}\p{N}])/u,
  ],
  [2, /(?<!\p{L})(?:intermedi\p{L}+|b[12]|working|limited)(?![\p{L}\p{N}])/u],
  [3, /(?<!\p{L})(?:avancad[oa]s?|advanced|c1|strong|excellent)(?![\p{L}\p{N}])/u],
  [
    4,
    /(?<!\p{L})(?:fluen\p{L}+|nativ[oa]|native|bilingue|bilingual|c2|proficien\p{L}+|full professional)(?![\p{L}\p{N}])/u,
  ],
];

/** Uses of a language, which imply a level if no other word does. */
const USES: readonly (readonly [LanguageLevel, RegExp])[] = [
  [1, /(?<!\p{L})(?:leitura|reading)(?!\p{L})/u],
  [2, /(?<!\p{L})conversa\p{L}+/u],
];
const USE = /(?<!\p{L})(?:leitura|escrita|fala|conversa\p{L}+|reading|writing|speaking)(?!\p{L})/u;

/** The level that words name, the lowest if they name several; null if they name none. */
function findLevel(folded: string): LanguageLevel | null {
  return [...LEVELS, ...USES].find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** A language in a text, with its level. */
export interface NamedLanguage {
  readonly id: string;
  readonly label: string;
  readonly level: LanguageLevel | null;
  readonly start: number;
  readonly end: number;
}

/** Teaching a language or working in its field does not mean speaking it, nor does the origin of a product. */
const OTHER_USE = new RegExp(
  String.raw`(?:aulas?|professor[a]?|curso|escola|bolsa)s? (?:particulares )?de $|` +
    String.raw`(?<!\p{L})(?:pao|paes|restaurante|cozinha|comida|culinaria|cantina|massa|vinho|queijo|cliente|empresa|grupo|` +
    String.raw`matriz|fabricante|comitiva|turista|acionista|gastronomia)s? $`,
  'u',
);
const CLAUSE = /[,;.|\n]|\s(?:e|and|mas|but)\s/u;

/** The clause about a language; all of them if each use has a level ("leitura avançada, fala básica"). */
function cutClause(tail: string): string {
  const clause = tail.split(CLAUSE)[0] ?? '';
  if (!USE.test(clause) || !LEVELS.some(([, pattern]) => pattern.test(clause))) return clause;
  const others = tail.split(/[;.|\n]/u)[0] ?? '';
  const next = NAMES.flatMap(({ pattern }) => [...others.matchAll(pattern)].map(({ index }) => index));
  return others.slice(0, Math.min(others.length, ...next));
}

/** The languages that a text names. "Inglês e espanhol fluentes" gives both the level that follows. */
export function findNamedLanguages({ folded, toOriginal }: FoldedText): NamedLanguage[] {
  return NAMES.flatMap(({ id, label, pattern }) => {
    const match = [...folded.matchAll(pattern)].find(
      ({ index }) => !OTHER_USE.test(folded.slice(Math.max(0, index - 30), index)),
    );
    if (!match) return [];
    const end = match.index + match[0].length;
    const before = folded.slice(0, match.index).split(CLAUSE).at(-1) ?? '';
    const after = cutClause(folded.slice(end));
    const shared = /^\s(?:e|and)\s\p{L}+\s(\p{L}+)/u.exec(folded.slice(end))?.[1] ?? '';
    const level = findLevel(after) ?? findLevel(before) ?? findLevel(shared);
    return [{ id, label, level, start: toOriginal(match.index), end: toOriginal(end) }];
  }).toSorted((a, b) => a.start - b.start);
}

/** `Inglês intermediário`; the bare name without a required level. */
const makeLabel = (label: string, level: LanguageLevel | null): string =>
  level === null || label === 'Libras' ? label : `${label} ${LEVEL_NAMES[level]}`;

/** From this level on an ad that asks for a language means it. */
const ADVANCED: LanguageLevel = 3;

function findSkill(id: string, level: LanguageLevel | null): string | null {
  const byLevel = level !== null && level >= ADVANCED ? findSkillById(`${id}-fluente`) : null;
  return (byLevel ?? findSkillById(id))?.id ?? null;
}

/**
 * Languages with the required level. An advanced one is indispensable by itself, any other only if the ad insists.
 */
export const findLanguages: Finder = ({ section, folded }) => {
  if (section === 'benefits' || section === 'about') return [];
  return findNamedLanguages(folded).map(({ id, label, level, start, end }): Found => ({
    key: `language-${id}`,
    label: makeLabel(label, level),
    kind: 'language',
    skillId: findSkill(id, level),
    alternatives: [],
    blocks: level !== null && level >= ADVANCED ? 'always' : 'ifDemanded',
    start,
    end,
  }));
};

/** The language and level behind a label that `findLanguages` wrote; no level means any. */
export function parseLanguageLabel(label: string): { id: string; level: LanguageLevel } | null {
  const [named] = findNamedLanguages(foldText(label));
  return named ? { id: named.id, level: named.level ?? 1 } : null;
}
