import { parsePeriod } from '../../../resume/dates/period.ts';

/** A date as the export writes it ("Jan 2020", "jan de 2020", "2020") as `YYYY-MM` or `YYYY`; null for anything else. */
function exportDate(text: string): string | null {
  if (text === '' || text.length > 40) return null;
  const period = parsePeriod(text);
  return period?.start ?? period?.end ?? null;
}

/** The same date in its usual form: `06/2022`, `2022`; empty without one. */
export function formatExportDate(text: string): string {
  const [year = '', month] = (exportDate(text) ?? '').split('-');
  return month === undefined ? year : `${month}/${year}`;
}

interface Period {
  readonly start: string | null;
  readonly end: string | null;
  readonly current: boolean;
}

/** A period of work: without an end it goes on. */
export function readWorkPeriod(startText: string, endText: string): Period {
  const start = exportDate(startText);
  const end = exportDate(endText);
  return { start, end, current: start !== null && end === null };
}

/** A period of study: LinkedIn writes the year in which it is expected to end. */
export function readStudyPeriod(startText: string, endText: string, now: Date): Period {
  const start = exportDate(startText);
  const end = exportDate(endText);
  const today = now.toISOString().slice(0, end?.length ?? 4);
  return { start, end, current: end !== null && end > today };
}
