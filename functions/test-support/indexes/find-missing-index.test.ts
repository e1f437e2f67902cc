import { expect, test } from 'vitest';
import { findMissingIndex, type Indexes } from './find-missing-index.ts';

type Query = Parameters<typeof findMissingIndex>[0];
type Filter = readonly [path: string, op: string];

const INDEXES: Indexes = {
  indexes: [
    {
      collectionGroup: 'people',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'removedAt', order: 'ASCENDING' },
        { fieldPath: 'name', order: 'ASCENDING' },
      ],
    },
    {
      collectionGroup: 'people',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'department', order: 'ASCENDING' },
        { fieldPath: 'name', order: 'ASCENDING' },
      ],
    },
  ],
  fieldOverrides: [
    { collectionGroup: 'people', fieldPath: 'notes', indexes: [] },
    {
      collectionGroup: 'members',
      fieldPath: 'uid',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    },
  ],
};

const ask = (
  filters: readonly Filter[],
  orders: readonly (readonly [string, string])[] = [],
  from: Query['from'][0] = { collectionId: 'people', allDescendants: false },
): string | null =>
  findMissingIndex(
    {
      from: [from],
      where: {
        compositeFilter: {
          filters: filters.map(([fieldPath, op]) => ({ fieldFilter: { field: { fieldPath }, op } })),
        },
      },
      orderBy: orders.map(([fieldPath, direction]) => ({ field: { fieldPath }, direction })),
    },
    INDEXES,
  );
const MEMBERS = { collectionId: 'members', allDescendants: true };

test.each([
  [
    'equality of several fields',
    ask([
      ['a', 'EQUAL'],
      ['b', 'EQUAL'],
    ]),
  ],
  ['a range of one field, in its order', ask([['a', 'LESS_THAN']], [['a', 'DESCENDING']])],
  [
    'one order',
    ask(
      [],
      [
        ['a', 'DESCENDING'],
        ['__name__', 'DESCENDING'],
      ],
    ),
  ],
  ['an order by the field that is equal', ask([['a', 'EQUAL']], [['a', 'ASCENDING']])],
  ['equality and an order, with its index', ask([['removedAt', 'EQUAL']], [['name', 'ASCENDING']])],
  ['the same backwards', ask([['removedAt', 'EQUAL']], [['name', 'DESCENDING']])],
  [
    'two indexes together',
    ask(
      [
        ['removedAt', 'EQUAL'],
        ['department', 'IN'],
      ],
      [['name', 'ASCENDING']],
    ),
  ],
  ['a group with its index', ask([['uid', 'EQUAL']], [], MEMBERS)],
  ['a whole group', ask([], [], MEMBERS)],
])('%s needs no index that is missing', (_what, missing) => {
  expect(missing).toBeNull();
});

test.each([
  ['equality and another order', ask([['removedAt', 'EQUAL']], [['email', 'ASCENDING']])],
  [
    'equality and a range',
    ask([
      ['a', 'EQUAL'],
      ['b', 'GREATER_THAN'],
    ]),
  ],
  [
    'two orders',
    ask(
      [],
      [
        ['a', 'ASCENDING'],
        ['b', 'ASCENDING'],
      ],
    ),
  ],
  ['a field without an index', ask([['notes', 'EQUAL']])],
  ['a field within one', ask([['notes.first', 'EQUAL']])],
  ['a list of a field without an index', ask([['notes', 'ARRAY_CONTAINS']])],
  [
    'one of two equalities without an index',
    ask(
      [
        ['removedAt', 'EQUAL'],
        ['x', 'EQUAL'],
      ],
      [['name', 'ASCENDING']],
    ),
  ],
  ['a group by another field', ask([['email', 'EQUAL']], [], MEMBERS)],
  ['a collection by a field of groups', ask([['uid', 'EQUAL']], [], { ...MEMBERS, allDescendants: false })],
])('%s is named', (_what, missing) => {
  expect(missing).toContain('COLLECTION');
});
