import type { Language } from './language.ts';
import type { Quantity } from './numbers/read.ts';

/** Skills that a text names, and those that follow from one of them (PostgreSQL, so SQL). */
export interface SourceSkills {
  readonly named: ReadonlySet<string>;
  readonly implied: ReadonlySet<string>;
}

/** All input of a person, indexed to check whether it supports a text. */
export interface FactSource {
  readonly folded: string;
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly properNames: ReadonlySet<string>;
  /** Neighbouring words: both words of a name must be adjacent in the source. */
  readonly pairs: ReadonlySet<string>;
  readonly quantities: readonly Quantity[];
  readonly codes: ReadonlySet<string>;
  readonly dates: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
  /** Telephone numbers, digits only. */
  readonly phones: readonly string[];
  readonly characters: ReadonlySet<string>;
  readonly language: Language | null;
  /** Named and implied skills; computed on first use. */
  readonly skills: () => SourceSkills;
  /** Whether it contains a folded phrase as whole words. */
  readonly holds: (phrase: string) => boolean;
}
