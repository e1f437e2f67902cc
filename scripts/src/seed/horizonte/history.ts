import {
  closeGroups,
  type Contribution,
  computeContribution,
  findCountedMailbox,
  type ListedPerson,
  type MemberFacts,
  type Snapshot,
  takeSnapshot,
  type UnitContributions,
} from '@aura/shared-company';
import { FEWEST_ACCOUNTS, MINIMUM_CELL } from '@aura/shared-domain';
import type { Calendar } from './calendar.ts';
import { HORIZONTE } from './company.ts';
import { getDraws } from './draws.ts';
import type { Life } from './life.ts';
import type { Employee } from './roster.ts';
import { CREDIT } from './careers.ts';
import { buildPlan } from './plan.ts';

type Group = NonNullable<ListedPerson['group']>;

export interface History {
  /** By person id; only these people are in a group. */
  readonly groups: ReadonlyMap<string, Group>;
  /** One a week, ascending. */
  readonly snapshots: readonly Snapshot[];
}

/**
 * The weeks as the company went through them: groups are closed and snapshots taken by the rules of the product.
 * @param lives by the id of the person
 */
export function buildHistory(
  { snapshots: weeks }: Calendar,
  roster: readonly Employee[],
  lives: ReadonlyMap<string, Life>,
): History {
  const groups = new Map<string, Group>();
  const snapshots: Snapshot[] = [];
  for (const [place, { week, at }] of weeks.entries()) {
    const waiting = roster
      .filter(
        ({ id, addedAt, removedAt }) => addedAt <= at && !groups.has(id) && !(removedAt && removedAt <= at),
      )
      .map(({ membership, ...person }) => ({
        ...person,
        mailbox:
          membership && membership.joinedAt <= at
            ? findCountedMailbox(person.email, [HORIZONTE.domain])
            : null,
      }));
    const units = new Set([...groups.values()].map(({ unit }) => unit));
    // The same lots in the same week of the company's life, so that it looks the same on whichever day it is made.
    const options = {
      size: MINIMUM_CELL,
      now: at,
      units,
      random: getDraws(`groups:${place}`),
      fewestAccounts: FEWEST_ACCOUNTS,
    };
    for (const { unit, people } of closeGroups(waiting, options)) {
      const group = { id: `grupo-${1 + new Set([...groups.values()].map(({ id }) => id)).size}`, unit };
      for (const id of people) groups.set(id, group);
    }
    const contributions = buildUnits(roster, groups, at, (employee) =>
      computeAddedContribution(employee, lives.get(employee.id), at),
    );
    const trend = snapshots.at(-1)?.trend ?? [];
    snapshots.push(
      takeSnapshot({
        week,
        at,
        size: MINIMUM_CELL,
        fewestAccounts: FEWEST_ACCOUNTS,
        units: contributions,
        trend,
      }),
    );
  }
  return { groups, snapshots };
}

/** A person's contribution to the sums at an instant; null if they are not counted by then, or object. */
export function computeAddedContribution(
  employee: Employee,
  life: Life | undefined,
  at: Date,
): Contribution | null {
  const { membership, removedAt } = employee;
  // The contribution of a removed person stays unchanged.
  const until = removedAt && removedAt < at ? removedAt : at;
  if (!life || !membership?.shares || membership.countsFrom > until) return null;
  return computeContribution(computeFacts(life, until), until);
}

function buildUnits(
  roster: readonly Employee[],
  groups: ReadonlyMap<string, Group>,
  at: Date,
  added: (employee: Employee) => Contribution | null,
): readonly UnitContributions[] {
  return [...new Set([...groups.values()].map(({ unit }) => unit))].map((unit) => {
    const people = roster.filter(({ id }) => groups.get(id)?.unit === unit);
    const contributions = people.map(added).filter((contribution) => contribution !== null);
    const listed = people.filter(({ removedAt }) => !(removedAt && removedAt <= at)).length;
    const accounts = people.filter(
      ({ removedAt, membership }) =>
        !(removedAt && removedAt <= at) && membership && membership.joinedAt <= at,
    ).length;
    return { unit, n: people.length, listed, accounts, contributions };
  });
}

/** The known facts of a member at an instant. */
function computeFacts({ joinedAt, strengths, gaps, deeds }: Life, at: Date): MemberFacts {
  const done = deeds.filter((deed) => deed.at <= at);
  const isDiagnosed = done.some(({ kind }) => kind === 'diagnosis');
  const tasks = done.filter(({ kind }) => kind === 'task').length;
  const missing = isDiagnosed ? gaps : [];
  const assessed = isDiagnosed ? [...strengths, ...gaps] : [];
  return {
    joinedAt,
    isDiagnosed,
    tasks: { total: isDiagnosed ? buildPlan(gaps).length : 0, done: tasks },
    hasDoneTask: tasks > 0,
    activity: done.map((deed) => deed.at),
    levels: Object.fromEntries(assessed.map(({ id, grade }) => [id, CREDIT[grade]])),
    gaps: Object.fromEntries(missing.map(({ id, grade }) => [id, 1 - CREDIT[grade]])),
    lessons: done.flatMap((deed) => (deed.kind === 'lesson' ? [deed.lesson] : [])),
  };
}
