import { expect, test } from 'vitest';
import { judge } from './judge.ts';

const NONE = { tried: 0, failed: 0 };
/** Openings by accounts, by visitors, and without proof. */
const counts = (tried: number, failed: number, visitor = NONE, unproven = NONE) => ({
  openings: { account: { tried, failed }, visitor, unproven },
});
const healthy = counts(1000, 5);
const forged = { tried: 1000, failed: 1000 };

test.each([
  ['nothing is known of it', null, healthy, 'wait'],
  ['it was opened 19 times, each with an error', counts(19, 19), healthy, 'wait'],
  ['none of 20 attempts to open it came to anything', counts(20, 20), healthy, 'stop'],
  ['it stands exactly at the limit', counts(100, 5), healthy, 'keep'],
  ['it passes the limit', counts(100, 6), healthy, 'stop'],
  ['it passes the limit by few accounts', counts(20, 2), healthy, 'keep'],
  ['openings that nobody stands behind all failed', counts(100, 0, NONE, forged), healthy, 'keep'],
  ['nobody stands behind any opening', counts(0, 0, NONE, forged), healthy, 'wait'],
  ['the visitors of many addresses met errors, and no account did', counts(20, 0, forged), healthy, 'keep'],
  ['the current version has half of its rate', counts(100, 10), counts(100, 5), 'keep'],
  ['the current version has less than half of its rate', counts(100, 11), counts(100, 5), 'stop'],
  ['too little is known of the current version', counts(100, 11), counts(10, 10), 'stop'],
  ['nothing is known of the current version', counts(100, 11), null, 'stop'],
])('where %s', (_, staged, current, kind) => expect(judge(staged, current).kind).toBe(kind));

test('the reason can be read in the log', () => {
  expect(judge(counts(84, 10), healthy).reason).toBe(
    'parada por si: 11,9 % de 84 aberturas com erro (limite 5 %)',
  );
  expect(judge(counts(3, 0), healthy).reason).toBe('3 de 20 aberturas para julgar');
  expect(judge(counts(100, 10), counts(100, 6)).reason).toBe(
    '10 % de 100 aberturas com erro (limite 5 %), mas a versão de todos também erra: 6 %',
  );
  expect(judge(counts(20, 2), healthy).reason).toBe(
    '10 % de 20 aberturas com erro (limite 5 %), mas só 2 de 3 contas erraram',
  );
});
