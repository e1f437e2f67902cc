import { expect, it } from 'vitest';
import { makeMutants } from './make-mutants.ts';

const changesOf = (rules: string) => makeMutants(rules).map(({ from, to }) => `${from} → ${to}`);

it('turns round and leaves out each condition, also within brackets', () => {
  const rules = `match /users/{uid}/notes/{id} { // a && b
    allow get: if owns(uid) && (a == 'x && y' || b in ['c', 'd']);
  }`;
  expect(changesOf(rules)).toEqual([
    'owns(uid) → !(owns(uid))',
    'owns(uid) → true',
    "(a == 'x && y' || b in ['c', 'd']) → !((a == 'x && y' || b in ['c', 'd']))",
    "(a == 'x && y' || b in ['c', 'd']) → true",
    "a == 'x && y' → !(a == 'x && y')",
    "a == 'x && y' → false",
    "b in ['c', 'd'] → !(b in ['c', 'd'])",
    "b in ['c', 'd'] → false",
  ]);
  expect(makeMutants(rules)[0]).toMatchObject({ line: 2 });
});

it('chooses each way at a question, and moves each bound', () => {
  expect(changesOf('function f() { return size < 2 ? text(a, 40) : b; }')).toEqual([
    'size < 2 → !(size < 2)',
    'size < 2 → true',
    'size < 2 → false',
    '< → <=',
    '2 → 3',
    '40 → 41',
  ]);
});

it('changes a condition that stands alone, and no path', () => {
  const rules = 'return exists(it); return /databases/$(database)/documents/a; allow get: if owns(uid);';
  expect(changesOf(rules)).toEqual([
    'exists(it) → !(exists(it))',
    'exists(it) → true',
    'owns(uid) → !(owns(uid))',
    'owns(uid) → true',
  ]);
});
