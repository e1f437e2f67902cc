import type { Topic } from '@aura/shared-domain';

/** Where a story was told, and its grade. */
export interface Telling {
  readonly interviewId: string;
  readonly questionId: string;
  readonly question: string;
  readonly topic: Topic;
  readonly value: number | null;
  readonly at: Date;
}

/** An event, in its best telling. */
export interface Story {
  /** Derived from the first telling, so that it stays the same when the story is told again. */
  readonly id: string;
  /** The person's own words. */
  readonly title: string;
  readonly topic: Topic;
  readonly language: 'pt' | 'en';
  /** Best value of all tellings, 0 to 100. */
  readonly best: number | null;
  /** Newest first. */
  readonly told: readonly Telling[];
  /** Its numbers, as written. */
  readonly numbers: readonly string[];
  readonly text: string;
}
