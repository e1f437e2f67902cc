import type { DepartmentId } from './company.ts';

/** When people were put on the list: in one of three imports, or a few days ago, one by one. */
export type Arrival = 'first' | 'second' | 'third' | 'recent';

/** The people of a department of the demo company. */
export interface Staff {
  readonly department: DepartmentId;
  /** How many of its people accept, in the course of the weeks. */
  readonly accepting: number;
  /** How eager they are to learn, 0 to 1. */
  readonly pace: number;
  readonly people: Readonly<Partial<Record<Arrival, readonly string[]>>>;
}
