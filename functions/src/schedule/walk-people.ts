import type { Result } from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import { describeFault, type Fault } from '../http/log.ts';

/** Counts of a walk, by name. */
export type Counts = Readonly<Record<string, number>>;

/** One log line about one walk. The type ensures redaction: besides numbers it has no field for personal data. */
export type Walk<C = object> = C & {
  /** Name of the walk. */
  readonly message: string;
  readonly severity: 'INFO' | 'WARNING' | 'ERROR';
  readonly people: number;
  readonly failed: number;
  /** Whether everybody had their turn before the time was up. */
  readonly reachedAll: boolean;
  /** The first unexpected error. */
  readonly fault?: Fault;
};

/** People looked after at once. */
const AT_ONCE = 5;
/** No turn begins later than this. The walking process has nine minutes, and one person may take two. */
const WALK_MS = 6 * 60_000;

export interface WalkParts<C extends Counts> {
  readonly message: string;
  /** A list gives each of those who ask at once another person, and so does an async generator. */
  readonly people: Iterator<string> | AsyncIterator<string>;
  /** `unfinished` asks for another turn in a later walk. Only where each share has one person: counts tell where to go on. */
  readonly check: (uid: string) => Promise<Result<C, Failure> | 'unfinished'>;
  /** Counts of a walk without people. */
  readonly nothing: C;
  readonly now: () => Date;
}

/**
 * Visits people, a few at a time. Failures are counted, and the walk continues; people left at the end of the time
 * have no turn in this walk.
 */
export async function walkPeople<C extends Counts>(parts: WalkParts<C>): Promise<Walk<C>> {
  const { message, people, check, now } = parts;
  const startedAt = now();
  const walked = { people: 0, failed: 0, reachedAll: true };
  let counts = parts.nothing;
  let fault: Fault | undefined;
  const lookAfter = async (uid: string) => {
    try {
      return await check(uid);
    } catch (error) {
      fault ??= describeFault(error);
      return null;
    }
  };
  const visit = async (): Promise<void> => {
    for (let next = await people.next(); !next.done; next = await people.next()) {
      if (now().getTime() - startedAt.getTime() >= WALK_MS) {
        walked.reachedAll = false;
        return;
      }
      const answer = await lookAfter(next.value);
      if (answer === 'unfinished') {
        walked.reachedAll = false;
        return;
      }
      walked.people += 1;
      if (answer?.ok) counts = addCounts(counts, answer.value);
      else walked.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  const severity = walked.failed > 0 ? 'ERROR' : walked.reachedAll ? 'INFO' : 'WARNING';
  return { ...counts, message, severity, ...walked, ...(fault && { fault }) };
}

/** The sum of each count. */
export function addCounts<C extends Counts>(one: C, other: C): C {
  const sums = Object.entries(one).map(([name, count]) => [name, count + (other[name] ?? 0)]);
  return Object.fromEntries(sums) as C;
}
