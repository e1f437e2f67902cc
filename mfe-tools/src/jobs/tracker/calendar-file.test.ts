import { expect, test } from 'vitest';
import { makeCalendarFile } from './calendar-file.ts';
import { makeFollowed } from './fixtures.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const { job } = makeFollowed('pasted:1', { vacancy: { title: 'Analista, dados; BI', contact: 'Ana' } });

/** The lines of a file, put together again. */
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a step with a time lasts an hour by the clock of the place', () => {
  const lines = unfold(
    makeCalendarFile('pasted:1', { on: '2026-11-30', at: '23:30', what: 'Entrevista' }, job, NOW),
  );
  expect(lines).toContain('DTSTART:20261130T233000');
  expect(lines).toContain('DTEND:20261201T003000');
  expect(lines).toContain('SUMMARY:Entrevista: Analista\\, dados\\; BI');
  expect(lines).toContain('UID:pasted:1@aura');
});

test('a step without a time takes its whole day', () => {
  const lines = unfold(makeCalendarFile('pasted:1', { on: '2026-12-31', what: 'ligar' }, job, NOW));
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
});

test('no line has more than 75 bytes, and no text ends its line', () => {
  const step = { on: '2026-12-31', what: `çã😀\nEND:VEVENT ${'ü'.repeat(180)}` };
  const file = makeCalendarFile('pasted:1', step, job, NOW);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfold(file).filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});
