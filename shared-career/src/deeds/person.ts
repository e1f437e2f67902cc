import type { ResumeStructure } from '@aura/shared-domain';
import { type DeedClause, readClauses } from './clauses.ts';
import type { Person } from './judge.ts';
import { groupUnits } from './look.ts';
import { findStudied } from './studies.ts';
import { withToldJobs } from './told-jobs.ts';

/** "válida até 08/2026", "vence em 2025". */
const UNTIL =
  /(?<!\p{L})(?:val(?:e|id[oa]s?|idade)|venc\p{L}+)[:\s]+(?:(?:ate|em)\s+)?(?:(?:\d{1,2}\/)?(?<month>\d{1,2})\/)?(?<year>20\d\d)(?!\d)/u;

const isOver = ({ text }: DeedClause, now: Date): boolean => {
  const { month, year } = UNTIL.exec(text)?.groups ?? {};
  if (year === undefined) return false;
  const until = Number(year) * 12 + (month === undefined ? 12 : Number(month));
  return until < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
};

/** An aside about a paper: when it was renewed, not what it is. */
const ASIDE = /^\W*(?:recicl\p{L}+|renov\p{L}+|feit[oa]|atualiz\p{L}+|obtid[oa]|emitid[oa])?[\W\d]*$/u;

/** A paper that has to be done again. */
const TO_RENEW =
  /(?<!\p{L})(?:(?:tem|tenho|preciso|falta) (?:que |de )?(?:recicl|renov|refaz)\p{L}*|vou (?:refazer|renovar|reciclar))(?!\p{L})/u;
/** Says of itself until when it is valid. */
const IN_FORCE = /(?<!\p{L})(?:valid[oa]|vale|ate) (?:ate )?(?:\d{1,2}\/)?20\d\d|em dia/u;

/** What has to be done again is no longer held: all that its line tells before, up to a paper that is in force. */
function withoutRenewals(clauses: readonly DeedClause[]): DeedClause[] {
  const read = [...clauses];
  for (const [at, { text, evidence, place }] of clauses.entries()) {
    if (!TO_RENEW.test(text) || place === 'summary') continue;
    for (let index = at; index >= 0; index -= 1) {
      const earlier = read[index];
      if (earlier?.evidence.start !== evidence.start || IN_FORCE.test(earlier.text)) break;
      read[index] = { ...earlier, stance: 'denied' };
    }
  }
  return read;
}

/** An expired certificate is no longer held: its name comes before the date. */
function withoutExpired(clauses: readonly DeedClause[], now: Date): DeedClause[] {
  const read = [...clauses];
  for (const [at, clause] of clauses.entries()) {
    if (!isOver(clause, now)) continue;
    for (let index = at; index >= 0; index -= 1) {
      const earlier = read[index];
      if (earlier?.evidence.start !== clause.evidence.start) break;
      read[index] = { ...earlier, stance: 'denied' };
      if (index < at && !ASIDE.test(earlier.text)) break;
      if (index === at && /\p{L}{2,}/u.test(clause.text.replace(UNTIL, ' '))) break;
    }
  }
  return read;
}

/** Reads a CV once, to be asked about any number of requirements. @param now the day up to which current jobs count. */
export function readPerson(resume: ResumeStructure, now: Date): Person {
  const read = withoutRenewals(withoutExpired(readClauses(resume), now));
  const { clauses, jobs } = withToldJobs(resume, read);
  const today = now.toISOString().slice(0, '2026-01'.length);
  // A course that ends in a month to come goes on, whatever its entry says.
  const current = new Set(
    resume.education.flatMap(({ current: goesOn, end }, index) =>
      goesOn || (end !== null && end.padEnd(today.length, '-00') > today) ? [index] : [],
    ),
  );
  return {
    clauses,
    units: groupUnits(clauses),
    studies: findStudied(read, current).map((study) => ({
      ...study,
      until:
        study.going && study.until !== null && study.until.padEnd(today.length, '-99') > today
          ? study.until
          : null,
    })),
    jobs,
    now,
  };
}
