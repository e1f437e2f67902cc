import type { Requirement } from '@aura/shared-domain';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { findSkills } from '../../taxonomy/find-skills.ts';
import type { Running } from './asks.ts';
import { findConditions } from './conditions.ts';
import type { Finder, Found } from './finder.ts';
import { isDemanded, weighNecessity } from './necessity.ts';
import { findNoise } from './noise.ts';
import { type Segment, without } from './segments.ts';
import type { AdTitle } from './title.ts';
import { ASKED } from '../../generated/phrases/terms.ts';

/** Strongest first. */
export const NECESSITIES = ['mandatory', 'desirable', 'context', 'manual'] as const;
/** Rank of a necessity, 0 the strongest. */
export const rankOf = (necessity: Requirement['necessity']): number => NECESSITIES.indexOf(necessity);

/** A requirement at one place of an ad. */
export interface Mention {
  readonly found: Found;
  readonly segment: Segment;
  readonly necessity: Requirement['necessity'];
  readonly demanded: boolean;
  /** Whether it is a wish; for conditions, whose necessity does not tell. */
  readonly wished?: boolean;
  readonly fromTitle: boolean;
}

/** The requirements of a segment. Each finder sees only the text that the earlier ones left. */
export function findMentions(segment: Segment, finders: readonly Finder[], running: Running): Mention[] {
  if (segment.section === 'about' || segment.section === 'benefits')
    return findSegmentMentions(segment, [findConditions], running);
  return findSegmentMentions(without(segment, findNoise(segment)), finders, running);
}

const isAsked = ({ section, folded }: Segment, { start, end }: Found): boolean =>
  section === 'mandatory' || section === 'desirable' || ASKED.test(folded.folded.slice(start, end + NEAR));
const NEAR = 40;

function findSegmentMentions(segment: Segment, finders: readonly Finder[], running: Running): Mention[] {
  let rest = segment;
  return finders.flatMap((finder) => {
    const found = finder(rest);
    rest = without(rest, found);
    return found
      .filter((one) => one.kind !== 'condition' || isAsked(segment, one))
      .map((one): Mention => ({
        found: one,
        segment,
        necessity: one.kind === 'condition' ? 'manual' : weighNecessity(segment, one, running),
        demanded: isDemanded(segment, one.start, one.end),
        fromTitle: false,
      }));
  });
}

/**
 * Skills in the title. A tool in it is required even without further mention; the trade itself is compared through the
 * titles, unless the ad has no list.
 */
export function findTitleMentions({ text, segment, at }: AdTitle, bare: boolean): Mention[] {
  if (!segment) return [];
  return findSkills(text).flatMap(({ skillId, start, end }): Mention[] => {
    const skill = findSkillById(skillId);
    if (!skill || skill.kind === 'licence' || skill.kind === 'behaviour' || skill.kind === 'language')
      return [];
    const necessity = bare || skill.kind === 'tool' ? 'mandatory' : 'context';
    const found: Found = {
      key: `skill-${skill.id}`,
      label: skill.label,
      kind: 'skill',
      skillId: skill.id,
      alternatives: [],
      blocks: 'never',
      start: at + start,
      end: at + end,
    };
    return [{ found, segment, necessity, demanded: false, fromTitle: true }];
  });
}
