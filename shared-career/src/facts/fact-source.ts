import type { Language } from './language.ts';
import type { Quantity } from './numbers/read.ts';

/** Skills that a text names, and those that follow from one of them (PostgreSQL, so SQL). */
export interface SourceSkills {
  readonly named: ReadonlySet<string>;
  readonly implied: ReadonlySet<string>;
}

/** Everything that somebody gave, ready to be asked whether it holds what a text says. */
export interface FactSource {
  readonly folded: string;
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly properNames: ReadonlySet<string>;
  /** Neighbouring words: a name of two words has to stand together in the source. */
  readonly pairs: ReadonlySet<string>;
  readonly quantities: readonly Quantity[];
  readonly codes: ReadonlySet<string>;
  readonly dates: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
  /** Telephone numbers, digits only. */
  readonly phones: readonly string[];
  readonly characters: ReadonlySet<string>;
  readonly language: Language | null;
  /** Skills named, and those that follow from them; read when first asked for. */
  readonly skills: () => SourceSkills;
  /** Whether a folded phrase stands in it as whole words. */
  readonly holds: (phrase: string) => boolean;
}
