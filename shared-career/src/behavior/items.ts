export type Axis = 'outer' | 'inner';

/**
 * One sentence to agree or disagree with. There are 16 of our own on situations of work, eight per axis, half of them
 * reversed; the id of an opposite ends in `-not`.
 */
export interface BehaviorItem {
  readonly id: string;
  /** Whose expectations it is about: those of others, or one's own. */
  readonly axis: Axis;
  /** Whether agreement says that expectations are not met. */
  readonly reversed: boolean;
  readonly text: string;
  /** The item that says roughly the opposite. */
  readonly pair: string;
}
