import { expect, it } from 'vitest';
import type { RunningProgramme } from '../api/company/programmes.ts';
import type { Alert } from './numbers.ts';
import { computeNextNumbersDay, findProgrammeFor } from './running-programmes.ts';

const LESSONS = [
  { lessonId: 'escuta', skills: ['feedback'] },
  { lessonId: 'planilhas', skills: ['excel'] },
];
const running = (changes: Partial<RunningProgramme>): RunningProgramme => ({
  id: 'p',
  title: 'Programa',
  units: ['vendas'],
  lessons: ['planilhas'],
  alert: null,
  createdAt: '2026-11-03T12:00:00.000Z',
  ...changes,
});
const gap: Alert = { kind: 'common_gap', unit: 'vendas', skillId: 'excel', label: 'Excel', share: 0.5 };
const drop: Alert = { kind: 'completion_drop', unit: 'vendas', from: 0.8, to: 0.5 };

it.each([
  ['a lesson for the gap and the group', gap, running({}), true],
  ['a lesson for the whole company', gap, running({ units: [] }), true],
  ['a lesson for another group', gap, running({ units: ['obras'] }), false],
  ['a lesson for another gap', gap, running({ lessons: ['escuta'] }), false],
  ['the same lesson, for what is no gap', drop, running({}), false],
  ['made from this alert', drop, running({ alert: 'completion_drop:vendas:', units: ['obras'] }), true],
  ['made from the alert of another group', drop, running({ alert: 'completion_drop:obras:' }), false],
])('a programme answers an alert: %s', (_, alert, programme, answers) =>
  expect(findProgrammeFor(alert, [programme], LESSONS)).toBe(answers ? programme : undefined),
);

it('prefers the programme that was made from the alert', () => {
  const made = running({ alert: 'common_gap:vendas:excel', lessons: ['escuta'] });
  expect(findProgrammeFor(gap, [running({}), made], LESSONS)).toBe(made);
});

it.each([
  ['a day of the week', '2026-W46', '2026-11-18T12:00:00Z', '2026-11-23'],
  ['a Monday whose numbers are there', '2026-W46', '2026-11-16T12:00:00Z', '2026-11-23'],
  ['a Monday whose numbers are not there yet', '2026-W45', '2026-11-16T05:00:00Z', '2026-11-16'],
  ['a Sunday evening in São Paulo', '2026-W45', '2026-11-16T01:00:00Z', '2026-11-16'],
  ['the first ones', null, '2026-11-18T12:00:00Z', '2026-11-23'],
])('the next numbers come on a Monday: %s', (_, newest, now, day) =>
  expect(computeNextNumbersDay(newest, new Date(now))).toBe(day),
);
