import type { ArchetypeId } from '@aura/shared-domain';
import { NEUTRAL, NOTES } from '../generated/behavior-notes.ts';
import { ARCHETYPE_TEXTS } from '../generated/behavior-texts.ts';

/** A note for the page of the career plan. */
export interface PlanNote {
  readonly title: string;
  readonly text: string;
  readonly tips: readonly string[];
}

/** How to work with the plan, as it suits a tendency; neutral for null. */
export const findPlanNote = (archetype: ArchetypeId | null): PlanNote =>
  archetype === null ? NEUTRAL : { ...NOTES[archetype], tips: ARCHETYPE_TEXTS[archetype].howTo.plan };
