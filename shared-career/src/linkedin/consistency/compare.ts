import type { Inconsistency } from '@aura/shared-domain';
import { withoutResumeInstructions } from '../plain-profile.ts';
import type { Measured } from '../score/input.ts';
import { compareClaims } from './claims.ts';
import { compareStudies } from './education.ts';
import { compareRoles } from './roles.ts';
import { buildSides } from './sides.ts';

/** What profile and CV say differently; nothing of it changes a number. Empty without a CV. */
export function findInconsistencies({ input, profile }: Measured, now: Date): Inconsistency[] {
  if (input.resume === null) return [];
  const sides = buildSides(profile, withoutResumeInstructions(input.resume), {
    profile: input.profile,
    resume: input.resume,
  });
  return [...compareRoles(sides), ...compareStudies(sides, now), ...compareClaims(sides, now)];
}
