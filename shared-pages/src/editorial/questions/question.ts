/** A question with its answer, as plain text: pages draw it and structured data is made from it. */
export interface Question {
  /** Fragment of the address that leads to it. Links out there depend on it: never change it. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Where the answer goes on. */
  readonly link?: { readonly to: string; readonly label: string };
}

/** Questions on one subject. */
export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}
