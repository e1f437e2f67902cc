import { expect, test } from 'vitest';
import { judge } from './judge.ts';

const counts = (loads: number, failures: number, errors: number) => ({ loads, failures, errors });
const healthy = counts(1000, 0, 5);

test.each([
  ['nothing is known of it', null, healthy, 'wait'],
  ['it was opened 19 times, each with an error', counts(19, 0, 19), healthy, 'wait'],
  ['none of 20 attempts to open it came to anything', counts(0, 20, 0), healthy, 'stop'],
  ['it stands exactly at the limit', counts(100, 0, 5), healthy, 'keep'],
  ['it passes the limit by errors', counts(100, 0, 6), healthy, 'stop'],
  ['it passes the limit by failed loads', counts(94, 6, 0), healthy, 'stop'],
  ['it passes the limit by both together', counts(97, 3, 3), healthy, 'stop'],
  ['the current version has half of its rate', counts(100, 0, 10), counts(100, 0, 5), 'keep'],
  ['the current version has less than half of its rate', counts(100, 0, 11), counts(100, 0, 5), 'stop'],
  ['too little is known of the current version', counts(100, 0, 11), counts(10, 0, 10), 'stop'],
  ['nothing is known of the current version', counts(100, 0, 11), null, 'stop'],
])('where %s', (_, staged, current, kind) => expect(judge(staged, current).kind).toBe(kind));

test('the reason can be read in the log', () => {
  expect(judge(counts(80, 4, 6), healthy).reason).toBe(
    'parada por si: 11,9 % de erros em 84 aberturas (limite 5 %)',
  );
  expect(judge(counts(3, 0, 0), healthy).reason).toBe('3 de 20 aberturas para julgar');
  expect(judge(counts(100, 0, 10), counts(100, 0, 6)).reason).toBe(
    '10 % de erros em 100 aberturas (limite 5 %), mas a versão de todos também erra: 6 %',
  );
});
