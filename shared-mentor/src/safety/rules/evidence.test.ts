import { describe, expect, it } from 'vitest';
import { createEvidenceFinder } from './evidence.ts';

const finds = createEvidenceFinder(
  [
    { weight: 2, expression: /\bchuva\b/u },
    { weight: 2, expression: /\bvento\b/u },
  ],
  [{ weight: 1, expression: /\bpraia\b/u }],
  4,
);
const FAR = 'e '.repeat(100);

describe('createEvidenceFinder', () => {
  it('finds signs that together weigh enough', () => {
    expect(finds(' chuva e vento . ')).toBe(true);
  });

  it('counts a repeated kind of sign once', () => {
    expect(finds(' chuva e chuva e chuva . ')).toBe(false);
  });

  it('needs more if a sign speaks against', () => {
    expect(finds(' chuva e vento na praia . ')).toBe(false);
  });

  it('does not add up signs in different stretches of a message', () => {
    expect(finds(` chuva ${FAR}vento . `)).toBe(false);
    expect(finds(` chuva ${FAR}chuva e vento . `)).toBe(true);
  });
});
