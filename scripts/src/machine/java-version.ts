/** The result of `java -version`. */
export interface JavaAnswer {
  /** False if the program is missing or failed. */
  readonly worked: boolean;
  /** Both streams. */
  readonly output: string;
}

export type JavaState =
  | { readonly kind: 'usable' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'too old'; readonly major: number };

/** Oldest version that the Firestore emulator runs on. */
const OLDEST = 11;

/**
 * The state of this machine's Java. A program that fails counts as missing: macOS has a `java` that only explains
 * where to get one. An unreadable version is left for the emulator to judge.
 */
export function judgeJava({ worked, output }: JavaAnswer): JavaState {
  if (!worked) return { kind: 'absent' };
  const major = parseJavaMajor(output);
  return major !== null && major < OLDEST ? { kind: 'too old', major } : { kind: 'usable' };
}

/** `version "17.0.15"` is 17; `version "1.8.0_392"`, the numbering up to 8, is 8. */
function parseJavaMajor(output: string): number | null {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  if (first === undefined) return null;
  return first === '1' && second !== undefined ? Number(second) : Number(first);
}
