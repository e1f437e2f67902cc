import type { ResumeStructure, VersionChange } from '@aura/shared-domain';

/** Where in a CV a text goes. */
export type LinePlace =
  | { readonly in: 'summary' }
  /** Among courses and papers, as one more. */
  | { readonly in: 'courses' }
  | {
      readonly in: 'experiences' | 'projects';
      readonly index: number;
      /** Index of the line that it takes the place of; null for one more. */
      readonly replaces: number | null;
    }
  /** Work that the CV does not name yet. */
  | { readonly in: 'newJob'; readonly title: string; readonly company: string };

/** A CV with a text put in, and the change as it is stored. */
export interface PutLine {
  readonly resume: ResumeStructure;
  readonly change: VersionChange;
}

/** Puts a text into a CV. @param reason why, as the person reads it later */
export function putLine(resume: ResumeStructure, place: LinePlace, text: string, reason: string): PutLine {
  const after = text.replaceAll(/\s+/gu, ' ').trim();
  const change = (before: string): VersionChange => ({
    operation: before === '' ? 'add' : 'replace',
    before,
    after,
    reason,
  });
  if (place.in === 'summary')
    return { resume: { ...resume, summary: after }, change: change(resume.summary) };
  if (place.in === 'courses')
    return { resume: { ...resume, courses: [...resume.courses, after] }, change: change('') };
  if (place.in === 'newJob') {
    const { title, company } = place;
    const period = { start: null, end: null, current: false };
    const job = { title: title.trim(), company: company.trim(), location: '', ...period, items: [after] };
    return { resume: { ...resume, experiences: [job, ...resume.experiences] }, change: change('') };
  }
  const { index, replaces } = place;
  const before = replaces === null ? '' : (resume[place.in][index]?.items[replaces] ?? '');
  const put = <Entry extends { readonly items: readonly string[] }>(entries: readonly Entry[]): Entry[] =>
    entries.map((entry, at) => {
      if (at !== index) return entry;
      const items =
        replaces === null
          ? [...entry.items, after]
          : entry.items.map((item, i) => (i === replaces ? after : item));
      return { ...entry, items };
    });
  const changed =
    place.in === 'experiences'
      ? { experiences: put(resume.experiences) }
      : { projects: put(resume.projects) };
  return { resume: { ...resume, ...changed }, change: change(before) };
}
