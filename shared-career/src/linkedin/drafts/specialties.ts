import type { Evidence } from '@aura/shared-domain';
import { claimsOf } from '../../cv/claims.ts';
import { findSkills, namesOf } from '../../taxonomy/find-skills.ts';
import { skillById } from '../../taxonomy/catalogue.ts';
import { tokenize } from '../../taxonomy/tokens.ts';
import { foldKey, squeeze } from '../../text/index.ts';
import type { Measured } from '../score/input.ts';
import { factOf, type OwnWords } from './fact.ts';

/** Longest name of a skill in a headline, characters. */
const LONGEST = 40;

interface Line {
  readonly text: string;
  readonly evidence: Evidence;
}

/** Lines of the list of skills and of work done, of the profile first and then of the CV. */
function linesOf({ document, cv }: Measured): { listed: Line[]; work: Line[] } {
  const lines = [...document.lines, ...(cv?.lines ?? [])];
  const isListed = ({ section }: (typeof lines)[number]): boolean => section === 'lists';
  return {
    listed: lines.filter(
      (line) => isListed(line) && squeeze(line.text) !== '' && squeeze(line.text).length <= LONGEST,
    ),
    work: lines.filter((line) => line.isItem),
  };
}

/** Whether words name a skill instead of telling that it was used ("SQL", not "analisei os dados"). */
function isName(skillId: string, text: string): boolean {
  const skill = skillById(skillId);
  const keys = tokenize(text).map(({ key }) => key);
  return skill !== null && namesOf(skill).some((name) => name.join(' ') === keys.join(' '));
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Of work done a lone ordinary word says too little: "orçamento" is no specialty yet. */
function ownName(skillId: string, measured: Measured): OwnWords | null {
  const { listed, work } = linesOf(measured);
  const inList = listed.find(
    ({ text }) =>
      findSkills(text).some((found) => found.skillId === skillId) && claimsOf(text).denied.trim() === '',
  );
  if (inList) return { text: squeeze(inList.text), fact: factOf(squeeze(inList.text), inList.evidence) };
  for (const line of work) {
    const claimed = claimsOf(line.text).text;
    const mention = findSkills(claimed).find(
      (found) => found.skillId === skillId && isName(skillId, claimed.slice(found.start, found.end)),
    );
    const text = mention ? squeeze(claimed.slice(mention.start, mention.end)) : '';
    if (text !== '' && (skillById(skillId)?.kind === 'tool' || text.includes(' ')))
      return { text: upperFirst(text), fact: factOf(squeeze(line.text), line.evidence) };
  }
  return null;
}

/**
 * Specialties in the person's own words: the goal's skills that profile or CV name, most weighted first; without a
 * known goal the skills in the order of the profile.
 */
export function specialties(measured: Measured, most: number): OwnWords[] {
  const ofGoal = measured.targets
    .filter(({ skillId }) => skillById(skillId)?.kind !== 'behaviour')
    .flatMap(({ skillId }) => ownName(skillId, measured) ?? []);
  const { listed } = linesOf(measured);
  const others = listed
    .filter((line) => 'path' in line && String(line.path).startsWith('skills.'))
    .map(({ text, evidence }) => ({ text: squeeze(text), fact: factOf(squeeze(text), evidence) }));
  const all = ofGoal.length > 0 ? ofGoal : others;
  return [...new Map(all.map((words) => [foldKey(words.text), words])).values()].slice(0, most);
}

/** A skill of the goal as the person names it; null where the work only shows it. */
export const specialtyName = (skillId: string, measured: Measured): OwnWords | null =>
  ownName(skillId, measured);
