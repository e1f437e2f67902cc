import { expect, test } from 'vitest';
import { computePersonId } from './person-id.ts';

test('the id is the one that the backend gives the same address', () => {
  // The backend's own test has the same example.
  expect(computePersonId('ana@empresa.example')).toBe('oFUqWrPr-2Rpm399Zzo53UasJEA');
});
