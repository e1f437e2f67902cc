/** A document as it is to be stored; times are dates. */
export interface SeededDocument {
  readonly path: string;
  readonly data: object;
}
