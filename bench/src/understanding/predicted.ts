/** What an engine says of a person: has it, lacks it, or cannot tell. */
type Verdict = 'has' | 'lacks' | 'unknown';

/** A requirement as an engine read and answered it. Lines count in the files of the case. */
export interface PredictedRequirement {
  readonly adLine: number;
  /** What it is called on the page, and what else it goes by there. */
  readonly names: readonly string[];
  readonly kind: 'mandatory' | 'desirable';
  readonly verdict: Verdict;
  /** For each quotation, best first, its lines in the CV. */
  readonly quoted: readonly (readonly number[])[];
}

/** A sentence that the engine says of the person, with the lines that it quotes. */
export interface Statement {
  readonly claim: 'has' | 'lacks';
  readonly text: string;
  readonly lines: readonly number[];
}

export interface PredictedFacts {
  readonly yearsInRole: number;
  readonly registrations: readonly { readonly council: string; readonly number: string }[];
  readonly highestDegree: string;
  readonly languages: readonly { readonly name: string; readonly level: string }[];
}

/** Everything that an engine says of a case. */
export interface Predicted {
  readonly requirements: readonly PredictedRequirement[];
  /** Lines of each strength, in the order shown. */
  readonly strengths: readonly (readonly number[])[];
  readonly statements: readonly Statement[];
  readonly facts: PredictedFacts;
}
