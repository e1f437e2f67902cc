import type { ResumeStructure } from '@aura/shared-domain';

/** The fields that may be missing. */
function mapFields(
  resume: ResumeStructure,
  change: (text: string) => string,
  list: (texts: readonly string[]) => string[],
): Partial<ResumeStructure> {
  const { headline, objective, licence, registrations } = resume;
  return {
    ...(headline === undefined ? {} : { headline: change(headline) }),
    ...(objective === undefined ? {} : { objective: change(objective) }),
    ...(licence === undefined ? {} : { licence: change(licence) }),
    ...(registrations === undefined ? {} : { registrations }),
    ...Object.fromEntries(
      (['availability', 'publications', 'volunteering'] as const).flatMap((field) => {
        const lines = resume[field];
        return lines === undefined ? [] : [[field, list(lines)]];
      }),
    ),
  };
}

/** Every text of a structure through one function; lists lose what becomes empty. */
export function mapTexts(resume: ResumeStructure, change: (text: string) => string): ResumeStructure {
  const list = (texts: readonly string[]): string[] => texts.map(change).filter((text) => text !== '');
  const { contact } = resume;
  return {
    contact: {
      name: change(contact.name),
      email: change(contact.email),
      phone: change(contact.phone),
      location: change(contact.location),
      links: list(contact.links),
    },
    summary: change(resume.summary),
    experiences: resume.experiences.map((entry) => ({
      ...entry,
      title: change(entry.title),
      company: change(entry.company),
      location: change(entry.location),
      items: list(entry.items),
    })),
    education: resume.education.map((entry) => ({
      ...entry,
      institution: change(entry.institution),
      degree: change(entry.degree),
      area: change(entry.area),
      location: change(entry.location),
      items: list(entry.items),
    })),
    courses: list(resume.courses),
    languages: resume.languages.map(({ language, level }) => ({
      language: change(language),
      level: change(level),
    })),
    skills: list(resume.skills),
    projects: resume.projects.map((entry) => ({
      ...entry,
      name: change(entry.name),
      summary: change(entry.summary),
      items: list(entry.items),
    })),
    other: resume.other.map(({ section, lines }) => ({ section: change(section), lines: list(lines) })),
    unclassified: list(resume.unclassified),
    ...mapFields(resume, change, list),
  };
}
