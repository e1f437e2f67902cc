import * as listed from '../../generated/words/resume-lines.ts';
import { foldKey } from '../../text/index.ts';
import { splitList } from '../entries/lists.ts';
import { computeHeadKey } from '../sections/heads.ts';

/** Heads under which people write what fits under no other. */
const ANYTHING =
  /^(?:outr[oa]s(?: informacoes| dados| conhecimentos)?|informacoes (?:adicionais|complementares|gerais)|diversos|additional information)$/u;
const OFFICE_SKILLS: ReadonlySet<string> = new Set(listed.OFFICE_SKILLS.split(','));
/** Most words of an item of a list of skills. */
const SKILL_WORDS = 4;

/** Whether skills may be listed under a head that announces none. */
export const mayHoldSkills = (section: string): boolean => ANYTHING.test(computeHeadKey(section));

const isKnown = (item: string): boolean =>
  foldKey(item)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => OFFICE_SKILLS.has(word));

/** A remark in brackets is no part of the name: "Excel (planilhas, PROCV, filtros)". */
const isShort = (item: string): boolean =>
  /\p{L}{2}/u.test(item) &&
  item
    .replaceAll(/\([^()]*\)/gu, '')
    .trim()
    .split(/\s+/u).length <= SKILL_WORDS;

/** What a line says that it lists: "Informática: Excel, WMS". */
const LABEL = new RegExp(
  [
    String.raw`^(?:(?:conhecimentos?|noções)(?: (?:em|de) \p{L}+)?|informática|computação|`,
    String.raw`(?:sistemas|programas|ferramentas|softwares?|habilidades|competências)(?: \p{L}+)?)\s*:\s+`,
  ].join(''),
  'iu',
);

/** The items of a line that lists skills of which one is known: "Informática básica, Excel básico."; none for other lines. */
export function listSkills(line: string): string[] {
  const list = line.replace(LABEL, '').replace(/\.$/u, '');
  const items = splitList(list).map((item) => item.trim());
  return !/[:@\d]/u.test(list) && items.every(isShort) && items.some(isKnown) ? items : [];
}

/** The statements of a line: "Excel (PROCV), WhatsApp. Alemão: entendo conversas simples." */
export const splitStatements = (line: string): string[] =>
  line.split(/(?<=[\p{L})][.;])\s+(?=\p{Lu})|\s+[|•]\s+/u);
