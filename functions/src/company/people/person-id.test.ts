import * as v from 'valibot';
import { expect, it } from 'vitest';
import { CompanyRefSchema } from '@aura/shared-domain';
import { personIdOf } from './person-id.ts';

it('is as it was when the first list was stored', () => {
  // The demo company makes its list by the same example.
  expect(personIdOf('horizonte', 'ana@empresa.example')).toBe('oFUqWrPr-2Rpm399Zzo53UasJEA');
});

it('is the same for the same address in the same company, and for nobody else', () => {
  const id = personIdOf('acme', 'ana@empresa.example');
  expect(personIdOf('acme', 'ana@empresa.example')).toBe(id);
  expect(id).toHaveLength(27);
  expect(v.is(CompanyRefSchema, id)).toBe(true);
  expect(personIdOf('outra', 'ana@empresa.example')).not.toBe(id);
  expect(personIdOf('acme', 'ane@empresa.example')).not.toBe(id);
});
