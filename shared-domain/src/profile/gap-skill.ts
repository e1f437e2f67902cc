const GAP = /^gap-(?<skillId>.+)$/u;

/** The id of the skill that is missing in a gap of the plan; null for no gap, or one that names no skill. */
export const findGapSkill = (gapId: string | null): string | null =>
  GAP.exec(gapId ?? '')?.groups?.['skillId'] ?? null;
