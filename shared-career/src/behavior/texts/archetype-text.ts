/** Where a tendency is put to use. */
export type HowTo = Readonly<Record<'plan' | 'mentor' | 'study', readonly string[]>>;

/** Texts about a tendency on the page of a result. */
export interface ArchetypeText {
  /** What it tends to look like at work. */
  readonly atWork: string;
  readonly helps: readonly string[];
  readonly getsInTheWay: readonly string[];
  readonly howTo: HowTo;
}
