import type { UserRecord } from 'firebase-admin/auth';
import type Stripe from 'stripe';
import type { Owner } from '../account/owner.ts';
import type { StoredDocument } from '../account/stored-documents.ts';
import type { Settings } from '../config/settings.ts';
import type { FirebaseServices } from '../firebase/admin.ts';
import type { BucketSettings } from '../http/token-buckets.ts';
import type { FairTurns } from '../usage/fair-turns.ts';
import type { Spend } from '../usage/spend.ts';
import type { PersonQueue } from '../usage/person-queue.ts';
import type { CallsOf } from '../model/model-calls.ts';
import type { Bind } from './bind.ts';

/** Dependencies passed to every feature. A feature imports or creates all others itself. */
export interface PartDeps
  extends
    FirebaseServices,
    Pick<Settings, 'badges' | 'billing' | 'jobs' | 'messages' | 'operators' | 'releases'> {
  readonly telemetry: Pick<Settings['telemetry'], 'passKey'>;
  readonly now: () => Date;
  /** Runs what concerns one person one after another. */
  readonly queue: PersonQueue;
  /** Spends uses of people. */
  readonly spend: Spend;
  /** Runs analyses, which take long, in turns among people. */
  readonly turns: FairTurns;
  /** The payment provider of these settings; null if nothing can be bought. */
  readonly stripe: Stripe | null;
  /** Calls to a model on behalf of a person; null if only templates write. */
  readonly callsOf: CallsOf | null;
  /** Name of that model. */
  readonly writer: string | null;
  readonly report: Report;
}

/** One line for the log. A feature gives its lines a type without fields for personal data. */
export interface ReportLine {
  /** Subject of the line; unique per feature. */
  readonly message: string;
  readonly severity: 'INFO' | 'NOTICE' | 'WARNING' | 'ERROR';
}
type Report = (line: ReportLine) => void;

export interface LimitSettings extends BucketSettings {
  /** Counted over all processes, for calls that cost money or let mails be sent; each process counts alone otherwise. */
  readonly isShared?: boolean;
}

type AccountServices = Pick<PartDeps, 'db' | 'accounts' | 'stripe' | 'now'>;

/** Erases one kind of data of a person. Repeatable: already deleted data is no failure. */
export interface EraseStep {
  /** Small letters and underscores; appears in the log. */
  readonly name: string;
  readonly erase: (owner: Owner, services: AccountServices) => Promise<void>;
}

/** A feature's contribution to the backend: the default export of `part.ts` in its folder. */
export interface Part<Limit extends string = string> {
  /** As its folder. */
  readonly name: string;
  /** Rate limits of its calls, each separate: per person, or per address for anonymous calls. */
  readonly limits?: Readonly<Record<Limit, LimitSettings>>;
  /** Binds its endpoints. Called once for each process. */
  readonly routes?: (bind: Bind<Limit>, deps: PartDeps) => void;
  /** Erasing an account deletes `users/{uid}` with everything below it; this deletes data in other places. */
  readonly erase?: {
    /** Steps that may fail, and then keep the account. */
    readonly before?: readonly EraseStep[];
    /** Without a profile nothing is added any more. */
    readonly after?: readonly EraseStep[];
  };
  /** Additions to the export of an account, besides `users/{uid}` and everything below it. */
  readonly exported?: (
    owner: UserRecord,
    services: Pick<PartDeps, 'db' | 'messages'>,
  ) => AsyncIterable<StoredDocument>;
}

/** Says what a feature adds to the backend; its routes may name the limits that it declares. */
export const definePart = <Limit extends string>(part: Part<Limit>): Part => part;
