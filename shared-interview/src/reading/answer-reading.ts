import type { Passage, PassagePart } from '@aura/shared-domain';
import type { TextRange } from '@aura/shared-career';

/** A sentence of an answer and what it does. Ranges are UTF-16 code units into the answer. */
export interface ReadSentence extends TextRange {
  readonly text: string;
  /** The parts of the sentence, the strongest sign first; empty if unknown. */
  readonly parts: readonly PassagePart[];
}

/** A word or expression that fills a silence. */
export interface Filler {
  readonly word: string;
  readonly at: readonly TextRange[];
}

/** Everything that rules about an answer look at. */
export interface AnswerReading {
  readonly text: string;
  readonly language: 'pt' | 'en';
  readonly sentences: readonly ReadSentence[];
  readonly passages: readonly Passage[];
  /** How many words there are. */
  readonly words: number;
  /** Amounts, shares, money, durations: what a result is measured in. Years and dates are time marks. */
  readonly numbers: readonly TextRange[];
  /** Where a change is told with its size in everyday words: "caiu pela metade", "ninguém mais se machucou". */
  readonly changes: readonly TextRange[];
  /** Tools, employers, people, places. */
  readonly names: readonly TextRange[];
  readonly timeMarks: readonly TextRange[];
  /** How often "eu" and "nós" act, by pronoun or by the ending of the verb. */
  readonly singular: number;
  readonly plural: number;
  /** Where "nós" acts, at most once a clause. */
  readonly plurals: readonly TextRange[];
  /** How many things were done by "eu" or "nós" and are not negated. */
  readonly deeds: number;
  /** How often "eu" or "nós" is said not to do, to have done or to have something. */
  readonly denials: number;
  /** How many different words name something of this story only. */
  readonly concrete: number;
  readonly fillers: readonly Filler[];
}
