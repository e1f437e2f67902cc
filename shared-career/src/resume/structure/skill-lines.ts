import * as listed from '../../generated/words/resume-lines.ts';
import { foldKey } from '../../text/index.ts';
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

const isShort = (item: string): boolean => /\p{L}{2}/u.test(item) && item.split(/\s+/u).length <= SKILL_WORDS;

/** The items of a line that lists skills of which one is known: "Informática básica, Excel básico."; none for other lines. */
export function listSkills(line: string): string[] {
  const items = line.replace(/\.$/u, '').split(/\s*[,;]\s*/u);
  return !/[:@\d]/u.test(line) && items.every(isShort) && items.some(isKnown) ? items : [];
}
