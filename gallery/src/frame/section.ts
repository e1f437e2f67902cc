import type * as sharedUi from '@aura/shared-ui';
import type * as forShells from '@aura/shared-ui/host';
import type { ComponentType } from 'react';

/** A component of the library; what else it exports is written with a small first letter. */
type ComponentName = Extract<keyof typeof sharedUi | keyof typeof forShells, Capitalize<string>>;

/** One family of tokens or components. */
export interface SpecimenSection {
  /** Target of its link in the contents. */
  readonly id: string;
  readonly title: string;
  /** When to use it. */
  readonly lead: string;
  /** The components that it shows. */
  readonly shows: readonly ComponentName[];
  readonly Content: ComponentType;
}
