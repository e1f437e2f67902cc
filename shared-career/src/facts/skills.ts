import { findImpliedSkills, findSkillById } from '../taxonomy/skill-catalogue.ts';
import { findSkills } from '../taxonomy/find-skills.ts';
import type { TextRange } from '../text/index.ts';
import { isCommonWord } from './names/vocabulary.ts';
import type { FactSource, SourceSkills } from './fact-source.ts';
import type { Violation } from './violation.ts';
import { fold, stemOf } from './words.ts';

export function findSourceSkills(text: string): SourceSkills {
  const named = new Set(findSkills(text).map(({ skillId }) => skillId));
  return { named, implied: new Set([...named].flatMap((id) => [...findImpliedSkills(id)])) };
}

/** Ranges of a text that name, by its own label, a skill that follows from one of the source. */
export function findImpliedMentions(text: string, source: FactSource): TextRange[] {
  return findSkills(text).filter(({ skillId, start, end }) => {
    const label = findSkillById(skillId)?.label;
    return (
      label !== undefined &&
      fold(label) === fold(text.slice(start, end)) &&
      source.skills().implied.has(skillId)
    );
  });
}

const listContentWords = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 2 || /\d/u.test(word));

/**
 * Tools, languages, licences and fields of knowledge that a text names and its source does not. Techniques are left
 * out: they are what any work is described with. Another word for the same skill passes while it is an ordinary one
 * ("planilhas" for Excel); another product does not ("Trello" for Jira).
 */
export function findUnknownSkills(text: string, source: FactSource): Violation[] {
  const implied = findImpliedMentions(text, source);
  return findSkills(text).flatMap(({ skillId, start, end }): Violation[] => {
    if (implied.some((one) => one.start === start)) return [];
    const kind = findSkillById(skillId)?.kind;
    if (kind === undefined || kind === 'technique' || kind === 'behaviour') return [];
    const excerpt = text.slice(start, end);
    const fresh = listContentWords(excerpt).filter(
      (word) => !source.words.has(word) && !source.stems.has(stemOf(word)),
    );
    // A small word in lower case is itself, whatever else its letters abbreviate ("das").
    if (fresh.length === 0 || (/^\p{Ll}+$/u.test(excerpt) && isCommonWord(fold(excerpt)))) return [];
    if (fresh.every((word) => isCommonWord(word)) && source.skills().named.has(skillId)) return [];
    return [{ kind: kind === 'licence' ? 'certification' : 'tool', excerpt }];
  });
}
