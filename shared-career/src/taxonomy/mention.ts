/** A skill named in a text; offsets are UTF-16 units. */
export interface SkillMention {
  readonly skillId: string;
  readonly start: number;
  readonly end: number;
}
