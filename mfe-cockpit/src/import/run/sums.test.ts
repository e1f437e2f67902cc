import { MAX_DEPARTMENTS, refuseWithoutPlace, TOO_MANY_DEPARTMENTS } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { rowsOf } from './fake-company.test-support.ts';
import { addAnswer, countOutcome, type ImportAnswer, NOTHING_SENT, type Outcome } from './sums.ts';

const SEATS = { total: 10, used: 8 };
/** Departments that the company has. */
const KNOWN = 3;
const gains: readonly Outcome[] = ['added', 'restored'];

/** Answers of a dry run, a call each: every one judges with two free seats, as if it were the first. */
function tried(...calls: readonly { outcomes: readonly Outcome[]; departments?: readonly string[] }[]) {
  let sums = NOTHING_SENT;
  for (const { outcomes, departments = [] } of calls) {
    const rows = rowsOf(outcomes.length, sums.sent + 2).map(({ line, person }, at) => ({
      line,
      person: { ...person, department: departments[at] ?? 'RH' },
    }));
    const results = outcomes.map((outcome, at) => ({
      line: sums.sent + 2 + at,
      outcome,
      refusal: null,
      changes: [],
    }));
    const answer: ImportAnswer = {
      results,
      invitations: [],
      newDepartments: [...new Set(departments)],
      departments: KNOWN + new Set(departments).size,
      seats: { ...SEATS, used: SEATS.used + countOutcome(results, ...gains) },
    };
    sums = addAnswer(sums, answer, rows, true);
  }
  return sums;
}

test('the seats that are free are given once, in the order of the file', () => {
  const { results, seats } = tried({ outcomes: ['added'] }, { outcomes: ['restored', 'added'] });
  expect(results.map(({ outcome }) => outcome)).toEqual(['added', 'restored', 'refused']);
  expect(results.at(-1)).toMatchObject({ line: 4, outcome: 'refused', refusal: refuseWithoutPlace(10) });
  expect(seats).toEqual({ total: 10, used: 10 });
});

test('a person on the list needs no seat', () => {
  const { results } = tried({ outcomes: ['added', 'added'] }, { outcomes: ['updated', 'unchanged'] });
  expect(results.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'updated', 'unchanged']);
});

test('a new department counts once in any spelling, and not for refused people', () => {
  const { newDepartments } = tried(
    { outcomes: ['added'], departments: ['Finanças'] },
    { outcomes: ['added', 'added'], departments: ['FINANCAS', 'Obras'] },
  );
  expect(newDepartments).toEqual(['Finanças']);
});

const ROOM = MAX_DEPARTMENTS - KNOWN;

test.each([
  ['TI', 'ＴＩ'],
  ['Straße', 'STRASSE'],
  ['Łódź', 'Lodz'],
])('%s and %s are one new department, as they are to the backend', (one, other) => {
  const { newDepartments } = tried({ outcomes: ['added', 'added'], departments: [one, other] });
  expect(newDepartments).toEqual([one]);
});

test('there are never more departments than a company can have', () => {
  const names = (from: number) => Array.from({ length: ROOM }, (_, at) => `D${from + at}`);
  const call = (from: number) => ({
    outcomes: names(from).map(() => 'updated' as const),
    departments: names(from),
  });
  const { results, newDepartments } = tried(call(0), call(ROOM - 1));
  expect(newDepartments).toEqual(names(0));
  const refused = results.slice(ROOM + 1);
  expect(refused).toHaveLength(ROOM - 1);
  expect(new Set(refused.map(({ refusal }) => refusal))).toEqual(new Set([TOO_MANY_DEPARTMENTS]));
});
