import type { Company, ListedPerson } from '@aura/shared-company';
import { computeMostListed, refuseWithoutPlace, type InvitedPerson, type Refusal } from '@aura/shared-domain';
import { makeRepeatedRowRefusal } from '../failures.ts';
import { withDepartment, type Departments } from './departments.ts';

/** A submitted line, and the list's data about the person. */
export interface Row {
  readonly line: number;
  readonly person: InvitedPerson;
  /** Id of the person in the list. */
  readonly id: string;
  /** Null for a person who was never on the list. */
  readonly stored: ListedPerson | null;
}

/** The company's stored data about a person. */
export type Description = Pick<
  ListedPerson,
  'name' | 'email' | 'department' | 'unit' | 'admittedOn' | 'isManager'
>;

export type JudgedRow =
  | {
      readonly outcome: 'added' | 'restored' | 'updated' | 'unchanged';
      readonly row: Row;
      /** With the id of the department. */
      readonly description: Description;
    }
  | { readonly outcome: 'refused'; readonly row: Row; readonly refusal: Refusal };

/** The decisions about the rows, each after the earlier ones, and the resulting company. */
export interface Judgement {
  readonly rows: readonly JudgedRow[];
  readonly departments: Departments;
  /** People on the list. */
  readonly seatsUsed: number;
}

/** Decides about every row. A person already on the list takes no second place. */
export function judgeRows(
  { departments, seats, seatsUsed }: Pick<Company, 'departments' | 'seats' | 'seatsUsed'>,
  rows: readonly Row[],
): Judgement {
  const lines = new Map<string, number>();
  const places = computeMostListed(seats);
  let now = { departments, seatsUsed };
  const judged = rows.map((row): JudgedRow => {
    const refused = (refusal: Refusal): JudgedRow => ({ outcome: 'refused', row, refusal });
    const first = lines.get(row.id);
    if (first !== undefined) return refused(makeRepeatedRowRefusal(first));
    lines.set(row.id, row.line);
    const isListed = row.stored !== null && row.stored.removedAt === null;
    if (!isListed && now.seatsUsed >= places) return refused(refuseWithoutPlace(places));
    const placed = withDepartment(now.departments, row.person.department);
    if (!placed.ok) return refused(placed.error);
    const { departments: known, department } = placed.value;
    now = { departments: known, seatsUsed: now.seatsUsed + (isListed ? 0 : 1) };
    const description = describe(row, isListed ? row.stored : null, department.id);
    return { outcome: judgeOutcome(row.stored, description), row, description };
  });
  return { rows: judged, ...now };
}

/** Omitted fields of a person on the list stay unchanged. */
function describe({ person }: Row, listed: ListedPerson | null, department: string): Description {
  const { name, email, unit, admittedOn, isManager } = person;
  return {
    name,
    email,
    department,
    unit: unit === undefined ? (listed?.unit ?? null) : unit,
    admittedOn: admittedOn === undefined ? (listed?.admittedOn ?? null) : admittedOn,
    isManager: isManager ?? listed?.isManager ?? false,
  };
}

function judgeOutcome(
  stored: ListedPerson | null,
  description: Description,
): 'added' | 'restored' | 'updated' | 'unchanged' {
  if (!stored) return 'added';
  if (stored.removedAt !== null) return 'restored';
  const fields = Object.keys(description) as (keyof Description)[];
  return fields.every((field) => stored[field] === description[field]) ? 'unchanged' : 'updated';
}
