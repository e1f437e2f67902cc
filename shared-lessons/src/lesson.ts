/** What a lesson is about; every tool of the product has at least one. `trade` is what a trade asks people to be able to do. */
export type Topic =
  | 'cv'
  | 'linkedin'
  | 'jobs'
  | 'interview'
  | 'negotiation'
  | 'relations'
  | 'growth'
  | 'change'
  | 'learning'
  | 'planning'
  | 'trade';

/** What a list shows of a lesson. `id` is the last part of its address. */
export interface LessonSummary {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** Minutes. */
  readonly readingTime: number;
  readonly topics: readonly Topic[];
  /** Ids of skills of the taxonomy that it helps with. */
  readonly skills: readonly string[];
}

interface QuestionBase {
  /** Unique within its lesson. */
  readonly id: string;
  readonly prompt: string;
  /** Why the right answer is right, and the tempting one is not. */
  readonly explanation: string;
}

/** One of some options: a plain question, or one about a described case. */
export interface ChoiceQuestion extends QuestionBase {
  readonly kind: 'choice' | 'case';
  readonly options: readonly string[];
  /** Index of the right option. */
  readonly right: number;
}

export interface TrueFalseQuestion extends QuestionBase {
  readonly kind: 'trueFalse';
  readonly right: boolean;
}

/** A sentence with a gap, written `____`, that one or two words fill. */
export interface GapQuestion extends QuestionBase {
  readonly kind: 'gap';
  /** Everything that counts as right, the best first; case, accents and spaces around do not matter. */
  readonly accepted: readonly string[];
}

export type Question = ChoiceQuestion | TrueFalseQuestion | GapQuestion;

export interface Source {
  readonly title: string;
  /** Author or institution. */
  readonly by: string;
  readonly year: number | null;
  /** What the lesson takes from it. */
  readonly for: string;
}

export interface Lesson extends LessonSummary {
  /** Markup of the small subset that `RichText` of `@aura/shared-ui` draws: h2, h3, p, ul, ol, li, strong, em, blockquote, a. */
  readonly content_html: string;
  /** What the reader can do afterwards. */
  readonly objectives: readonly string[];
  readonly sources: readonly Source[];
  readonly questions: readonly Question[];
  readonly application: {
    /** What to do with it this week, in about fifteen minutes. */
    readonly task: string;
    /** How to tell that it is done. */
    readonly evidence: string;
  };
}
