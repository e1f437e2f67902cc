import { DAY_MS } from '@aura/shared-domain';
import { expect, it } from 'vitest';
import { KEPT_WEEKS, MOST_DAYS_UNTIL_COUNTED } from '@aura/shared-company';
import { drawCountedFrom, drawForgottenAt } from './drawn-times.ts';

const NOW = new Date('2026-11-10T12:00:00.000Z');

it.each([
  ['from when on somebody is counted', drawCountedFrom, 0, MOST_DAYS_UNTIL_COUNTED],
  ['when somebody is forgotten', drawForgottenAt, KEPT_WEEKS.least * 7, KEPT_WEEKS.most * 7],
])('%s is drawn from all of the time that there is for it', (_, draw, least, most) => {
  const days = Array.from({ length: 400 }, () => (draw(NOW).getTime() - NOW.getTime()) / DAY_MS);
  const tenth = (most - least) / 10;
  expect(Math.min(...days)).toBeGreaterThanOrEqual(least);
  expect(Math.min(...days)).toBeLessThan(least + tenth);
  expect(Math.max(...days)).toBeLessThanOrEqual(most);
  expect(Math.max(...days)).toBeGreaterThan(most - tenth);
});
