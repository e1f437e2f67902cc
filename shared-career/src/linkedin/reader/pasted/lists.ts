import type { Education, LinkedInProfile } from '@aura/shared-domain';
import { squeeze } from '../../../text/index.ts';
import { scoreTitle } from '../../../resume/lexicon/words.ts';
import type { PastedLine } from './lines.ts';
import { findLonePeriod, withoutRepeatedPeriods } from './roles.ts';
import { ABOUT_SKILL as ABOUT_A_SKILL, LEVEL, TABS } from '../../../generated/phrases/pasted.ts';

/** Whether a line says where a skill was used: "Enfermeira na Clínica Sol"; "Trabalho em equipe" is a skill itself. */
function isPlaceOfUse(text: string): boolean {
  const role = /^(?<role>.+?)\s(?:na|no|em|at)\s(?:empresa\s)?\p{L}/iu.exec(text)?.groups?.['role'] ?? '';
  return scoreTitle(role) > 0;
}

export const readPastedSkills = (lines: readonly PastedLine[]): string[] =>
  lines
    .filter(
      ({ text, folded }) =>
        !ABOUT_A_SKILL.test(folded) && !TABS.test(folded) && folded.length <= 80 && !isPlaceOfUse(text),
    )
    .map(({ text }) => text);

/** What the page says where there is nothing to show. */
const NOTHING =
  /^(?:nada para (?:ver|exibir)|nothing to see|nenhuma recomendacao|no recommendations)(?!\p{L})/u;

/** Institution, course and period, one entry per institution; notes follow them. */
export function readPastedEducation(page: readonly PastedLine[], now: Date): Education[] {
  const lines = withoutRepeatedPeriods(page);
  const entries: Education[] = [];
  const periods = lines.map(({ text }) => findLonePeriod(text));
  let at = 0;
  while (at < lines.length) {
    const next = periods.findIndex((period, index) => index >= at && period !== null);
    const head = lines.slice(at, next < 0 ? at + 2 : next).map(({ text }) => text);
    const period = next < 0 ? null : (periods[next] ?? null);
    const [institution = '', course = ''] = head.slice(-2).length < 2 ? head : head.slice(-2);
    const notes = head.slice(0, -2);
    const previous = entries.at(-1);
    if (previous && notes.length > 0)
      entries[entries.length - 1] = { ...previous, items: [...previous.items, ...notes] };
    const [degree = '', ...area] = course.split(', ');
    const end = period?.end ?? null;
    entries.push({
      institution,
      degree,
      area: area.join(', '),
      location: '',
      start: period?.start ?? null,
      end,
      current: period?.current === true || (end !== null && end > now.toISOString().slice(0, end.length)),
      items: [],
    });
    if (next < 0) {
      const rest = lines.slice(at + 2).map(({ text }) => text);
      const last = entries.at(-1);
      if (last) entries[entries.length - 1] = { ...last, items: rest };
      break;
    }
    at = next + 1;
    // What follows the last period belongs to the last entry.
    if (!periods.some((other, index) => index >= at && other !== null)) {
      const last = entries.at(-1);
      const rest = lines.slice(at).map(({ text }) => text);
      if (last) entries[entries.length - 1] = { ...last, items: [...last.items, ...rest] };
      break;
    }
  }
  return entries;
}

/** Certificates and courses: the name, the issuer under it, the date of issue. */
export function readPastedCourses(lines: readonly PastedLine[]): string[] {
  const courses: string[] = [];
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) courses.push(open.join(' – '));
    open = [];
  };
  for (const { text, folded, opens, apart } of lines) {
    if (/^(?:emitid[oa]|issued)\b/u.test(folded)) {
      open.push(squeeze(text.split(' · ')[0] ?? text));
      close();
      continue;
    }
    if (open.length === 2 || opens || (apart && open.length > 0)) close();
    open.push(text);
  }
  close();
  return courses;
}

export function readPastedLanguages(lines: readonly PastedLine[]): LinkedInProfile['languages'] {
  const languages: { language: string; level: string }[] = [];
  for (const { text, folded } of lines) {
    const last = languages.at(-1);
    if (last && last.level === '' && LEVEL.test(folded)) last.level = text;
    else if (text.length <= 60) languages.push({ language: text, level: '' });
  }
  return languages;
}

/**
 * The number of quoted recommendations: each has its day and how the two people know each other. Null where the page
 * does not tell.
 */
export function countPastedRecommendations(lines: readonly PastedLine[]): number | null {
  const tab = lines
    .map(({ folded }) => /^(?:recebidas|received)\D*(\d{1,3})\)?$/u.exec(folded)?.[1])
    .find(Boolean);
  if (tab !== undefined) return Number(tab);
  const quoted = lines.filter(({ folded }) =>
    /^(?:\d{1,2} de \p{L}+ de \d{4}|\p{L}+ \d{1,2}, \d{4}), /u.test(folded),
  ).length;
  if (quoted > 0) return quoted;
  return lines.some(({ folded }) => NOTHING.test(folded)) ? 0 : null;
}
