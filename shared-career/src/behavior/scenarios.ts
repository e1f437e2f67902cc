import type { ArchetypeId } from '@aura/shared-domain';

export interface ScenarioOption {
  /** Unique within its scenario. */
  readonly id: string;
  /** The tendency that would answer like this. */
  readonly archetype: ArchetypeId;
  readonly text: string;
}

/** A situation with one answer per tendency; each tendency has a different position in every scenario. */
export interface Scenario {
  readonly id: string;
  readonly text: string;
  readonly options: readonly ScenarioOption[];
}
