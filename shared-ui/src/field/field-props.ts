/** What every field has. */
export interface FieldProps {
  /** Name of the field. */
  readonly label: string;
  /** What to fill in, and how. */
  readonly hint?: string | undefined;
  /** What is wrong with it, said where it is shown. */
  readonly error?: string | undefined;
}
