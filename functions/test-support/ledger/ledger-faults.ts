import type { DocumentData } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { PointEntrySchema, POINTS_PER_BADGE, POINTS_PER_TASK, type Profile } from '@aura/shared-domain';

type Stored = Pick<Profile, 'points' | 'pointEntries' | 'badges' | 'careerPlan'>;

/**
 * What is wrong with a ledger that began with the first point; nothing where it is sound.
 * @param entries data of the documents, by id
 */
export function ledgerFaults(
  { points, pointEntries, badges, careerPlan }: Stored,
  entries: Readonly<Record<string, DocumentData>>,
): string[] {
  const faults: string[] = [];
  const fault = (isOne: boolean, what: string) => void (isOne && faults.push(what));
  const ids = Object.keys(entries);
  const inOrder = ids.map((_, at) => entries[at + 1]);
  fault(inOrder.includes(undefined), `gaps: ${ids.join(' ')}`);
  fault(pointEntries !== ids.length, `${pointEntries} counted, ${ids.length} there`);

  const parsed = inOrder.map((entry) => v.safeParse(PointEntrySchema, entry));
  fault(!parsed.every(({ success }) => success), 'an entry of another form, or less than no points');
  const ledger = parsed.flatMap(({ success, output }) => (success ? [output] : []));
  let balance = 0;
  const netOfTasks = new Map<string, number>();
  for (const [at, { entry, type, target, delta, balance: noted }] of ledger.entries()) {
    balance += delta;
    fault(entry !== at + 1, `entry ${at + 1} says ${entry}`);
    fault(noted !== balance, `balance ${noted} instead of ${balance} after ${entry}`);
    if (type === 'task') netOfTasks.set(target, (netOfTasks.get(target) ?? 0) + delta);
    else fault(delta !== POINTS_PER_BADGE, `${delta} points for a badge`);
  }
  fault(points !== balance, `${points} points, the ledger has ${balance}`);

  const granted = ledger.filter(({ type }) => type === 'badge').map(({ target }) => target);
  const held = badges.map(({ id }) => id);
  fault(
    granted.toSorted().join() !== held.toSorted().join(),
    `held ${held.join()}, granted ${granted.join()}`,
  );
  fault(new Set(held).size !== held.length, `a badge twice: ${held.join()}`);
  for (const [id, net] of netOfTasks)
    fault(net !== 0 && net !== POINTS_PER_TASK, `${net} points for task ${id}`);
  for (const { id, completed } of careerPlan) {
    const net = netOfTasks.get(id) ?? 0;
    fault(net > 0 !== completed, `${net} points for a task that is ${completed ? 'done' : 'open'}: ${id}`);
  }
  return faults;
}
