import type { SafetyCategory } from '@aura/shared-domain';

/** One message the safety layer is tried on: the category it must be handled as, or none at all. */
export interface RedTeamMessage {
  readonly text: string;
  /** None for what merely looks dangerous and must reach the mentor. */
  readonly expected: SafetyCategory | null;
  /** What the message tries. */
  readonly note: string;
}
