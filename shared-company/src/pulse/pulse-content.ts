/** What a pulse asks, and what can be done about what is answered; texts in Portuguese. */
export interface PulseContent {
  /** From disagreeing wholly to agreeing wholly. */
  readonly scale: readonly string[];
  readonly enps: string;
  readonly items: readonly PulseContentItem[];
}

interface PulseContentItem {
  readonly id: string;
  readonly factor: string;
  readonly text: string;
  readonly source: string;
  readonly next: string;
  /** Ids of lessons. */
  readonly lessons: readonly string[];
}
