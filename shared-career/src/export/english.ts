import type { ResumeStructure } from '@aura/shared-domain';

/** A sentence of a CV in English, as the person confirmed it. */
export interface ConfirmedSentence {
  /** The sentence that it stands for, as the CV says it now: a changed one is to be confirmed again. */
  readonly of: string;
  readonly english: string;
}

/** A CV with every sentence, title and word changed; names of people, companies, schools and places stay. */
function mapSentences(resume: ResumeStructure, change: (text: string) => string): ResumeStructure {
  const changeAll = (texts: readonly string[]): string[] => texts.map(change);
  return {
    ...resume,
    ...(resume.headline === undefined ? {} : { headline: change(resume.headline) }),
    summary: resume.summary.split('\n').map(change).join('\n'),
    experiences: resume.experiences.map((one) => ({
      ...one,
      title: change(one.title),
      items: changeAll(one.items),
    })),
    education: resume.education.map((one) => ({
      ...one,
      degree: change(one.degree),
      area: change(one.area),
      items: changeAll(one.items),
    })),
    projects: resume.projects.map((one) => ({
      ...one,
      name: change(one.name),
      summary: change(one.summary),
      items: changeAll(one.items),
    })),
    courses: changeAll(resume.courses),
    skills: changeAll(resume.skills),
    languages: resume.languages.map(({ language, level }) => ({
      language: change(language),
      level: change(level),
    })),
    other: resume.other.map(({ section, lines }) => ({ section, lines: changeAll(lines) })),
  };
}

/** What a person has to say in English, each text once, in the order of the CV. */
export function listSentences(resume: ResumeStructure): string[] {
  const found = new Set<string>();
  mapSentences(resume, (text) => {
    if (/\p{L}/u.test(text)) found.add(text.trim());
    return text;
  });
  return [...found];
}

/** A CV with the confirmed sentences in English; the others stay as they are. */
export function withEnglish(
  resume: ResumeStructure,
  confirmed: readonly ConfirmedSentence[],
): ResumeStructure {
  const texts = new Map(confirmed.map(({ of, english }) => [of, english]));
  return mapSentences(resume, (text) => texts.get(text.trim()) ?? text);
}
