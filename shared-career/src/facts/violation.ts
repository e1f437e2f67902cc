/** What a text says that its source does not, or what it must not carry at all. */
export type ViolationKind =
  | 'number'
  | 'date'
  | 'name'
  | 'employer'
  | 'institution'
  | 'certification'
  | 'tool'
  | 'link'
  | 'language'
  | 'markup';

export interface Violation {
  readonly kind: ViolationKind;
  readonly excerpt: string;
}
