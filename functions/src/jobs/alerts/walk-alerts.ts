import type { Firestore } from 'firebase-admin/firestore';
import type { Result } from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { faultOf, type Fault } from '../../http/log.ts';
import type { AlertsChecked } from './check-alerts.ts';
import { peopleWaiting } from './people-waiting.ts';

/** One line about one walk. The type is the redaction: there is no field for a person or a search. */
export interface AlertWalk extends AlertsChecked {
  readonly message: 'jobAlerts';
  readonly severity: 'INFO' | 'WARNING' | 'ERROR';
  readonly people: number;
  readonly failed: number;
  /** Whether everybody had their turn before the time was up. */
  readonly reachedAll: boolean;
  /** The first error that nobody expected. */
  readonly fault?: Fault;
}

/** Writes a walk as the JSON line that Cloud Logging reads. */
export const logWalkToStdout = (walk: AlertWalk): void =>
  void process.stdout.write(`${JSON.stringify(walk)}\n`);

/** People looked after at once. */
const AT_ONCE = 5;
/**
 * Nobody's turn begins later than this. The process that walks has nine minutes, and one person with many saved
 * searches and slow sources may take two.
 */
const WALK_MS = 6 * 60_000;

/**
 * Looks after everybody who has a saved search that is not paused, a few people at a time and those who have waited
 * longest first. Who cannot be looked after is counted, and the walk goes on; whoever is left when the time is up has
 * waited longest at the next walk.
 */
export async function walkAlerts(
  db: Firestore,
  check: (uid: string) => Promise<Result<AlertsChecked, Failure>>,
  now: () => Date,
): Promise<AlertWalk> {
  const startedAt = now();
  const sum = { people: 0, checked: 0, news: 0, failed: 0, reachedAll: true };
  let fault: Fault | undefined;
  const lookAfter = async (uid: string) => {
    try {
      return await check(uid);
    } catch (error) {
      fault ??= faultOf(error);
      return null;
    }
  };
  const visit = async (people: AsyncIterator<string>): Promise<void> => {
    for (let next = await people.next(); !next.done; next = await people.next()) {
      if (now().getTime() - startedAt.getTime() >= WALK_MS) {
        sum.reachedAll = false;
        return;
      }
      sum.people += 1;
      const answer = await lookAfter(next.value);
      sum.failed += answer?.ok ? 0 : 1;
      sum.checked += answer?.ok ? answer.value.checked : 0;
      sum.news += answer?.ok ? answer.value.news : 0;
    }
  };
  // An async generator gives each of those who ask at once another person.
  const people = peopleWaiting(db, startedAt);
  await Promise.all(Array.from({ length: AT_ONCE }, () => visit(people)));
  const severity = sum.failed > 0 ? 'ERROR' : sum.reachedAll ? 'INFO' : 'WARNING';
  return { message: 'jobAlerts', severity, ...sum, ...(fault && { fault }) };
}
