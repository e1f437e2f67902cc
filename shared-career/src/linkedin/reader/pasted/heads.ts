import {
  ABOUT_HEADS,
  EXPERIENCES_HEADS,
  EDUCATION_HEADS,
  COURSES_HEADS,
  SKILLS_HEADS,
  LANGUAGES_HEADS,
  RECOMMENDATIONS_HEADS,
  PROJECTS_HEADS,
  VOLUNTEERING_HEADS,
  OTHER_HEADS,
} from '../../../generated/words/profile-heads.ts';
import { foldKey } from '../../../text/index.ts';

export type PastedSection =
  | 'about'
  | 'experiences'
  | 'education'
  | 'courses'
  | 'skills'
  | 'languages'
  | 'recommendations'
  | 'projects'
  | 'volunteering'
  | 'other';

/** Headings of a profile page, folded, Portuguese and English. `other` ends a section without starting one that is read. */
const HEADS: Readonly<Record<PastedSection, string>> = {
  about: ABOUT_HEADS,
  experiences: EXPERIENCES_HEADS,
  education: EDUCATION_HEADS,
  courses: COURSES_HEADS,
  skills: SKILLS_HEADS,
  languages: LANGUAGES_HEADS,
  recommendations: RECOMMENDATIONS_HEADS,
  projects: PROJECTS_HEADS,
  volunteering: VOLUNTEERING_HEADS,
  other: OTHER_HEADS,
};

const SECTION_BY_HEAD: ReadonlyMap<string, PastedSection> = new Map(
  (Object.entries(HEADS) as [PastedSection, string][]).flatMap(([section, heads]) =>
    heads.split(',').map((head): [string, PastedSection] => [head, section]),
  ),
);

/** The section that a line is the heading of; null for every other line. */
export function findPastedHead(line: string): PastedSection | null {
  if (line.length > 45) return null;
  return (
    SECTION_BY_HEAD.get(
      foldKey(line)
        .replace(/(?<![\s:])[\s:]+$/u, '')
        .replace(/ \(\d+\)$/u, ''),
    ) ?? null
  );
}
