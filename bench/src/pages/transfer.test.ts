import { expect, it } from 'vitest';
import { bytesByKind, kindOf, totalOf } from './transfer.ts';

it('sums the transfer by kind; kinds without their own budget go together', () => {
  const files = [
    { kind: kindOf('Script'), bytes: 10 },
    { kind: kindOf('Script'), bytes: 5 },
    { kind: kindOf('Stylesheet'), bytes: 3 },
    { kind: kindOf('Fetch'), bytes: 2 },
    { kind: kindOf('Manifest'), bytes: 1 },
  ];
  const bytes = bytesByKind(files);
  expect(bytes).toEqual({ document: 0, script: 15, style: 3, font: 0, image: 0, other: 3 });
  expect(totalOf(bytes)).toBe(21);
});
