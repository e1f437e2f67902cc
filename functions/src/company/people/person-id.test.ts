import * as v from 'valibot';
import { expect, it } from 'vitest';
import { CompanyRefSchema } from '@aura/shared-domain';
import { computePersonId } from './person-id.ts';

it('is as it was when the first list was stored', () => {
  // The demo company makes its list by the same example.
  expect(computePersonId('horizonte', 'ana@empresa.example')).toBe('oFUqWrPr-2Rpm399Zzo53UasJEA');
});

it('is the same for one address in one company, and differs otherwise', () => {
  const id = computePersonId('acme', 'ana@empresa.example');
  expect(computePersonId('acme', 'ana@empresa.example')).toBe(id);
  expect(id).toHaveLength(27);
  expect(v.is(CompanyRefSchema, id)).toBe(true);
  expect(computePersonId('outra', 'ana@empresa.example')).not.toBe(id);
  expect(computePersonId('acme', 'ane@empresa.example')).not.toBe(id);
});
