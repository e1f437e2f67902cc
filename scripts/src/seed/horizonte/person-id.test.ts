import { expect, test } from 'vitest';
import { personIdOf } from './person-id.ts';

test('the id is the one that the backend gives the same address', () => {
  // The backend's own test has the same example.
  expect(personIdOf('ana@empresa.example')).toBe('oFUqWrPr-2Rpm399Zzo53UasJEA');
});
