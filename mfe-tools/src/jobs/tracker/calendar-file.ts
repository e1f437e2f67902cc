import type { SavedJob } from '@aura/shared-domain';

/** Letters of a text that a calendar file takes for its own (RFC 5545, 3.3.11). */
const escape = (text: string): string =>
  text.replaceAll(/[\\;,]/gu, (letter) => `\\${letter}`).replaceAll(/\r?\n/gu, '\\n');

/** Maximum characters of a line: 75 bytes (RFC 5545, 3.1), and a character has at most four. */
const LINE = 18;

/** A line in pieces, each but the first after a blank; no letter is cut in two. */
function fold(line: string): string {
  const letters = Array.from(line);
  const pieces = Array.from({ length: Math.ceil(letters.length / LINE) }, (_, at) =>
    letters.slice(at * LINE, (at + 1) * LINE).join(''),
  );
  return pieces.join('\r\n ');
}

const formatStamp = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d{3}/gu, '');

/** An hour is what most talks take. */
const MINUTES = 60;

/** Start and end: a day, or an hour of it by the clock of wherever the calendar is opened. */
function listTimes({ on, at }: NonNullable<SavedJob['nextStep']>): string[] {
  const start = new Date(`${on}T${at ?? '00:00'}:00Z`);
  const end = new Date(start.getTime() + (at === undefined ? 24 * 60 : MINUTES) * 60_000);
  const write = (date: Date): string =>
    at === undefined ? formatStamp(date).slice(0, 8) : formatStamp(date).replace('Z', '');
  const kind = at === undefined ? ';VALUE=DATE' : '';
  return [`DTSTART${kind}:${write(start)}`, `DTEND${kind}:${write(end)}`];
}

/**
 * A calendar file (RFC 5545) with the next step of a job.
 * @param id of the job: the same step of the same job replaces itself in a calendar
 */
export function makeCalendarFile(
  id: string,
  step: NonNullable<SavedJob['nextStep']>,
  job: SavedJob,
  now: Date,
): string {
  const { title, company, contact, url } = job.vacancy;
  const about = [company, contact, url].filter(Boolean).join('\n');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Aura//Minhas vagas//PT-BR',
    'BEGIN:VEVENT',
    `UID:${escape(id)}@aura`,
    `DTSTAMP:${formatStamp(now)}`,
    ...listTimes(step),
    `SUMMARY:${escape(`${step.what}: ${title}`)}`,
    ...(about === '' ? [] : [`DESCRIPTION:${escape(about)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
