import type { Result } from '@aura/shared-domain';

/** A failure: its code decides what the page does, and its text is shown. */
export interface CodedFailure {
  readonly code: string;
  readonly message: string;
}

type Outcome<T> = Promise<Result<T, CodedFailure>>;

/** The person's actions on all of their stored data. */
export interface DataPorts {
  readonly exportAccount: () => Outcome<unknown>;
  readonly deleteAccount: () => Outcome<void>;
  /** Gives the person a file. */
  readonly saveFile: (name: string, text: string, type: string) => void;
  /** The account is gone: says so and leaves the page. */
  readonly onDeleted: () => void;
  readonly now: () => Date;
}
