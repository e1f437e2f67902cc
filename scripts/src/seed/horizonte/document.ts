/** A document to store; times are dates. */
export interface SeededDocument {
  readonly path: string;
  readonly data: object;
}
