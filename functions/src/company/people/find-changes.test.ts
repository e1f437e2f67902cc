import { expect, it } from 'vitest';
import type { ListedPerson } from '@aura/shared-company';
import { findChanges } from './find-changes.ts';

const SAID = {
  name: 'Ana',
  email: 'ana@empresa.example',
  department: 'vendas',
  unit: 'Recife',
  admittedOn: null,
  isManager: false,
};
const STORED: ListedPerson = {
  ...SAID,
  searchName: 'ana',
  searchBeginnings: ['ana'],
  addedAt: new Date(0),
  removedAt: null,
  group: { id: 'g', unit: 'vendas' },
  invitation: { hash: 'h', issuedAt: new Date(0), expiresAt: new Date(0) },
};
const DEPARTMENTS = [
  { id: 'vendas', name: 'Vendas' },
  { id: 'juridico', name: 'Jurídico' },
];

it('lists the old and new value of each changed field, departments by name', () =>
  expect(
    findChanges(
      STORED,
      {
        ...SAID,
        name: 'Ana Lima',
        department: 'juridico',
        unit: null,
        admittedOn: '2024-02-01',
        isManager: true,
      },
      DEPARTMENTS,
    ),
  ).toEqual([
    { field: 'name', before: 'Ana', after: 'Ana Lima' },
    { field: 'department', before: 'Vendas', after: 'Jurídico' },
    { field: 'isManager', before: false, after: true },
    { field: 'unit', before: 'Recife', after: null },
    { field: 'admittedOn', before: null, after: '2024-02-01' },
  ]));

it('does not list unchanged fields, links and groups', () =>
  expect(findChanges(STORED, SAID, DEPARTMENTS)).toEqual([]));
