import { expect, test } from 'vitest';
import { describeAgo } from './days.ts';

/** Late in the evening of the 22nd in São Paulo, the 23rd in UTC. */
const NOW = new Date('2026-11-23T01:30:00Z');

test.each([
  ['2026-11-22', 'hoje'],
  ['2026-11-21', 'ontem'],
  ['2026-11-19', 'há 3 dias'],
  ['2026-10-23', 'há 30 dias'],
  ['2026-10-22', 'em 22/10/2026'],
  ['2026-11-24', 'em 24/11/2026'],
])('%s is %s', (day, words) => expect(describeAgo(day, NOW)).toBe(words));
