import { DAY_MS } from '@aura/shared-domain';
import { MOST_DAYS_UNTIL_COUNTED } from '@aura/shared-company';
import { computeWorkingMoment, type Calendar } from './calendar.ts';
import { HORIZONTE, type DepartmentId } from './company.ts';
import { getDraws } from './draws.ts';
import { computePersonId } from './person-id.ts';
import { OBJECTING, STAFF, TAKEN_OFF } from '../../generated/staff.ts';
import type { Arrival, Staff } from './staff.ts';

/** A person on the company's list, and the outcome of their invitation. */
export interface Employee {
  /** Of their document in the list. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly department: DepartmentId;
  readonly pace: number;
  /** Whether the diagnosis is done for certain. */
  readonly isSureToBegin: boolean;
  readonly isManager: boolean;
  readonly addedAt: Date;
  readonly removedAt: Date | null;
  /** Of the newest link. */
  readonly invitedAt: Date;
  /** Null for who has not accepted. */
  readonly membership: Membership | null;
}

/** The result of an accepted invitation. */
export interface Membership {
  readonly uid: string;
  readonly joinedAt: Date;
  /** From when on their activity counts in the numbers. */
  readonly countsFrom: Date;
  readonly shares: boolean;
}

/** The one of them who can sign in. */
export interface Colleague {
  readonly name: string;
  readonly email: string;
  readonly uid: string;
}

/** Some get a second link after so many days, and accept with that one, if they do. */
export const SECOND_LINK_DAYS = 14;
/** People who can sign in should find both finished and open tasks. */
const COLLEAGUE_PACE = 0.6;
/** The part of them. The company does not know who has accepted: the date of a link must not tell it either. */
const LATE = 0.35;

/** All people on the list at the end of the calendar. */
export function getRoster(calendar: Calendar, colleague: Colleague): readonly Employee[] {
  const listed = STAFF.flatMap(({ department, pace, accepting, people }) => {
    const willing = selectWilling(people, accepting, colleague);
    return listArrivals(people).map(([arrival, name], at) => {
      const accepts = willing.includes(name);
      return { name, arrival, department, pace, isManager: at === 0, accepts };
    });
  });
  return listed.map((person, at) => {
    const uid = `demo-horizonte-${String(at + 1).padStart(2, '0')}`;
    const account = person.name === colleague.name ? colleague : { uid, email: makeAddress(person.name) };
    return makeEmployee(calendar, { ...person, ...account, isColleague: account === colleague });
  });
}

interface Listed extends Pick<Employee, 'name' | 'email' | 'department' | 'pace' | 'isManager'> {
  readonly uid: string;
  readonly arrival: Arrival;
  readonly accepts: boolean;
  readonly isColleague: boolean;
}

function makeEmployee({ arrivals, takenOffAt }: Calendar, listed: Listed): Employee {
  const { name, email, arrival, accepts, isColleague, uid } = listed;
  const draw = getDraws(`invitation:${name}`);
  const addedAt = arrivals[arrival];
  const isLate = arrival !== 'recent' && !isColleague && draw() < LATE;
  const invitedAt = isLate ? new Date(addedAt.getTime() + SECOND_LINK_DAYS * DAY_MS) : addedAt;
  const joinedAt = computeWorkingMoment(invitedAt, 1 + Math.floor(draw() * 3), draw());
  const countsFrom = new Date(joinedAt.getTime() + draw() * MOST_DAYS_UNTIL_COUNTED * DAY_MS);
  return {
    id: computePersonId(email),
    name,
    email,
    department: listed.department,
    pace: isColleague ? COLLEAGUE_PACE : listed.pace * (0.5 + draw()),
    isSureToBegin: isColleague,
    isManager: listed.isManager,
    addedAt,
    removedAt: name === TAKEN_OFF ? takenOffAt : null,
    invitedAt,
    membership: accepts ? { uid, joinedAt, countsFrom, shares: !OBJECTING.includes(name) } : null,
  };
}

const listArrivals = (people: Staff['people']): [Arrival, string][] =>
  (Object.entries(people) as [Arrival, readonly string[]][]).flatMap(([arrival, names]) =>
    names.map((name): [Arrival, string] => [arrival, name]),
  );

/** Who accepts: first the people with more data, then random others. The newest have had no time yet. */
function selectWilling(people: Staff['people'], most: number, colleague: Colleague): readonly string[] {
  const told = new Set([colleague.name, TAKEN_OFF, ...OBJECTING]);
  const rank = (name: string) => (told.has(name) ? -1 : getDraws(`accepts:${name}`)());
  return listArrivals(people)
    .filter(([arrival]) => arrival !== 'recent')
    .map(([, name]) => name)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, most);
}

/** Small letters without accents. */
export const foldLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const makeAddress = (name: string): string => `${foldLetters(name).replaceAll(' ', '.')}@${HORIZONTE.domain}`;
