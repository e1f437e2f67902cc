import { describe, expect, test } from 'vitest';
import { countBreaches, ownBreaches } from './breaches.ts';

const good = {
  publicBytesRatio: 0.95,
  remoteBytesRatio: 1.2,
  frameworkBytesRatio: 1.1,
  hopsCold: 1,
  hopsAfterHover: 0,
  monolithHops: { cold: 1, afterHover: 0 },
  entryBytes: { tools: 5000 },
  sharedCopies: { react: 1 },
};

describe('countBreaches', () => {
  test('is empty if every target is met', () => {
    expect(countBreaches(good)).toEqual([]);
  });

  test.each([
    [{ publicBytesRatio: 1.03 }, 'publicBytesRatio is 1.030, allowed is 1.020.'],
    [{ remoteBytesRatio: 1.3 }, 'remoteBytesRatio is 1.300, allowed is 1.200.'],
    [{ frameworkBytesRatio: 1.3 }, 'frameworkBytesRatio is 1.300, allowed is 1.250.'],
    [{ hopsCold: 2 }, 'hopsCold is 2, allowed is 1.'],
    [{ hopsAfterHover: 1 }, 'hopsAfterHover is 1, allowed is 0.'],
    [{ entryBytes: { tools: 9000 } }, 'entry of tools is 9000, allowed is 8500.'],
    [{ sharedCopies: { react: 2 } }, 'copies of react is 2, allowed is 1.'],
    [{ remoteBytesRatio: Number.NaN }, 'remoteBytesRatio is NaN, allowed is 1.200.'],
  ])('names the missed target: %j', (change, breach) => {
    expect(countBreaches({ ...good, ...change })).toEqual([breach]);
  });
});

describe('ownBreaches', () => {
  test('is empty if every target is met', () => {
    expect(ownBreaches(good)).toEqual([]);
  });

  test.each([
    [{ hopsCold: 2 }, 'hopsCold is 2, allowed is 1.'],
    [{ entryBytes: { tools: 9000 } }, 'entry of tools is 9000, allowed is 8500.'],
    [{ sharedCopies: { react: 2 } }, 'copies of react is 2, allowed is 1.'],
  ])('names the missed target: %j', (change, breach) => {
    expect(ownBreaches({ ...good, ...change })).toEqual([breach]);
  });
});
