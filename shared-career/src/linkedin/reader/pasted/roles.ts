import type { Experience } from '@aura/shared-domain';
import { findPeriods, type PeriodMatch } from '../../../resume/dates/period.ts';
import { squeeze } from '../../../text/index.ts';
import { splitDescription } from '../description.ts';
import type { PastedLine } from './lines.ts';

const TYPES =
  'tempo integral|meio periodo|estagio|autonomo|autonoma|freelance|freelancer|temporario|contrato|aprendiz|trainee|' +
  'terceirizado|sazonal|voluntario|full-time|part-time|internship|self-employed|contract|apprenticeship|seasonal|permanent full-time';
const TYPE_ALONE = new RegExp(String.raw`^(?:${TYPES})(?: · .*)?$`, 'u');
const COMPANY_TYPE = new RegExp(String.raw`^(.+?) · (?:${TYPES})(?!\p{L})`, 'u');
const DURATION = String.raw`\d{1,2} (?:anos?|mes(?:es)?|yrs?|mos?|years?|months?)(?:,? (?:e )?\d{1,2} (?:mes(?:es)?|mos?|months?))?`;
/** "5 anos 3 meses", "Tempo integral · 5 anos": under a company that lists several roles. */
const GROUP = new RegExp(String.raw`^(?:(?:${TYPES}) · )?${DURATION}$`, 'u');
const PLACE = new RegExp(
  [
    String.raw`^(?=.{3,90}$)(?!.*[.:;!?]$)(?:[^,]+,[^,]+(?:,[^,]+)?|.*(?:brasil|brazil|portugal|remot[oa]|`,
    String.raw`hibrid[oa]|presencial|remote|hybrid|on-site|e regiao|area))(?: · .*)?$`,
  ].join(''),
  'u',
);
const SKILLS = /^(?:competencias|skills): |^.{2,120} (?:e mais|and \+?)\s?\d+ (?:competencias?|skills?)$/u;

/** The period that fills a line, as under every role of the page; null for a sentence that merely names dates. */
export function findLonePeriod(line: string): PeriodMatch | null {
  if (line.length > 70) return null;
  const [period] = findPeriods(line);
  if (!period || period.from > 0) return null;
  return /^(?:\s*·.*)?$/u.test(line.slice(period.to)) ? period : null;
}

/** Lines without a period said twice: to screen readers the page says "Jan 2022 to Present" besides "Jan 2022 - Present". */
export function withoutRepeatedPeriods(lines: readonly PastedLine[]): PastedLine[] {
  return lines.filter(({ text }, index) => {
    const period = findLonePeriod(text);
    const before = index === 0 || period === null ? null : findLonePeriod(lines[index - 1]?.text ?? '');
    return (
      period === null ||
      before === null ||
      period.start !== before.start ||
      period.end !== before.end ||
      period.current !== before.current
    );
  });
}

interface Head {
  /** Index of the first line that belongs to the role. */
  readonly from: number;
  readonly title: string;
  readonly company: string;
}

/**
 * Title and company of the role with its period at `at`. @param group company of a list of roles; null outside one
 */
function readHead(lines: readonly PastedLine[], at: number, floor: number, group: string | null): Head {
  const before = (steps: number): PastedLine | undefined =>
    at - steps >= floor ? lines[at - steps] : undefined;
  const above = before(1);
  const higher = before(2);
  if (!above) return { from: at, title: '', company: group ?? '' };
  const company = COMPANY_TYPE.exec(above.folded)?.[1];
  if (company !== undefined)
    return {
      from: higher ? at - 2 : at - 1,
      title: higher?.text ?? '',
      company: squeeze(above.text.slice(0, above.text.indexOf(' · '))),
    };
  if (TYPE_ALONE.test(above.folded))
    return { from: higher ? at - 2 : at - 1, title: higher?.text ?? '', company: group ?? '' };
  if (group !== null || !higher) return { from: at - 1, title: above.text, company: group ?? '' };
  return { from: at - 2, title: higher.text, company: above.text };
}

/** Roles of the experience section, in the order of the page. Skills named under a role come out beside them. */
export function readRoles(page: readonly PastedLine[]): {
  readonly experiences: readonly Experience[];
  readonly skills: readonly string[];
  readonly rest: readonly string[];
} {
  const lines = withoutRepeatedPeriods(page);
  const heads: (Head & { readonly at: number; readonly period: PeriodMatch })[] = [];
  const groupLines = new Set<number>();
  let group: string | null = null;
  let floor = 0;
  for (const [index, line] of lines.entries()) {
    if (line.opens) group = null;
    if (GROUP.test(line.folded) && index > floor - 1 && index > 0) {
      group = lines[index - 1]?.text ?? '';
      groupLines.add(index).add(index - 1);
      floor = index + 1;
      const next = lines[index + 1];
      if (next && PLACE.test(next.folded) && !findLonePeriod(lines[index + 2]?.text ?? '')) {
        groupLines.add(index + 1);
        floor += 1;
      }
      continue;
    }
    const period = findLonePeriod(line.text);
    if (!period) continue;
    const head = readHead(lines, index, floor, group);
    if (COMPANY_TYPE.test(lines[index - 1]?.folded ?? '')) group = null;
    heads.push({ ...head, at: index, period });
    floor = index + 1;
  }
  const skills: string[] = [];
  const experiences = heads.map((head, index): Experience => {
    const next = heads[index + 1]?.from ?? lines.length;
    const body = lines.slice(head.at + 1, next).filter((_, offset) => !groupLines.has(head.at + 1 + offset));
    const placed = body[0] !== undefined && PLACE.test(body[0].folded);
    const text = body.slice(placed ? 1 : 0);
    skills.push(
      ...text.filter(({ folded }) => /^(?:competencias|skills): /u.test(folded)).flatMap(listSkills),
    );
    const { start, end, current, single } = head.period;
    return {
      title: head.title,
      company: head.company,
      location: placed ? (body[0]?.text.split(' · ')[0] ?? '') : '',
      ...(single ? { start: end, end, current } : { start, end, current }),
      items: text.filter(({ folded }) => !SKILLS.test(folded)).flatMap((line) => splitDescription(line.text)),
    };
  });
  const first = heads[0]?.from ?? lines.length;
  const rest = lines.slice(0, first).filter((_, index) => !groupLines.has(index));
  return { experiences, skills, rest: rest.map(({ text }) => text) };
}

const listSkills = ({ text }: PastedLine): string[] =>
  text
    .slice(text.indexOf(':') + 1)
    .split(/ · |, /u)
    .map(squeeze)
    .filter((skill) => skill !== '' && !/^\+?\d/u.test(skill));
