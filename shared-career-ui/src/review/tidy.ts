import type { ResumeStructure } from '@aura/shared-domain';

const tidyLines = (list: readonly string[]) => list.map((line) => line.trim()).filter(Boolean);

/** While a list is being typed it holds empty lines and loose spaces; this gives the CV without them. */
export function tidyResume(resume: ResumeStructure): ResumeStructure {
  return {
    contact: { ...trimTexts(resume.contact), links: tidyLines(resume.contact.links) },
    summary: resume.summary.trim(),
    experiences: resume.experiences
      .map((entry) => ({ ...trimTexts(entry), items: tidyLines(entry.items) }))
      .filter((entry) => entry.title || entry.company || entry.items.length > 0),
    education: resume.education
      .map((entry) => ({ ...trimTexts(entry), items: tidyLines(entry.items) }))
      .filter((entry) => entry.institution || entry.degree || entry.area),
    courses: tidyLines(resume.courses),
    languages: resume.languages.map(trimTexts).filter((entry) => entry.language),
    skills: tidyLines(resume.skills),
    projects: resume.projects
      .map((entry) => ({ ...trimTexts(entry), items: tidyLines(entry.items) }))
      .filter((entry) => entry.name || entry.summary || entry.items.length > 0),
    other: resume.other
      .map((entry) => ({ section: entry.section.trim(), lines: tidyLines(entry.lines) }))
      .filter((entry) => entry.lines.length > 0),
    unclassified: tidyLines(resume.unclassified),
    ...tidyFields(resume),
  };
}

/** Fields that are missing where they say nothing. */
function tidyFields(resume: ResumeStructure): Partial<ResumeStructure> {
  const registrations = (resume.registrations ?? []).map(trimTexts).filter((entry) => entry.number);
  const texts = {
    headline: resume.headline?.trim() ?? '',
    objective: resume.objective?.trim() ?? '',
    licence: resume.licence?.trim() ?? '',
    availability: tidyLines(resume.availability ?? []),
    publications: tidyLines(resume.publications ?? []),
    volunteering: tidyLines(resume.volunteering ?? []),
    registrations,
  };
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value.length > 0));
}

/** The same object with the spaces around its texts removed. */
function trimTexts<T extends object>(entry: T): T {
  const fields = Object.entries(entry).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(fields) as T;
}
