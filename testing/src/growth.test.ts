import { expect, test } from 'vitest';
import { measureGrowth } from './growth.ts';

const TEXT = 'a'.repeat(3000);

test('tells what grows with the length from what grows with its square', () => {
  let sum = 0;
  const linear = measureGrowth(TEXT, (text) => {
    for (let round = 0; round < 400; round++) for (const letter of text) sum += letter.charCodeAt(0);
  });
  const square = measureGrowth(TEXT, (text) => {
    for (const one of text) for (const other of text) sum += one === other ? 1 : 2;
  });
  expect(sum).toBeGreaterThan(0);
  expect(linear).toBeLessThan(9);
  expect(square).toBeGreaterThan(9);
});
