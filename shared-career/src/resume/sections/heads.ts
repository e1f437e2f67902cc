import {
  CONTACT_HEADS,
  SUMMARY_HEADS,
  EXPERIENCE_HEADS,
  EDUCATION_HEADS,
  COURSES_HEADS,
  LANGUAGES_HEADS,
  SKILLS_HEADS,
  PROJECTS_HEADS,
  OTHER_HEADS,
} from '../../generated/words/section-heads.ts';
import { foldKey } from '../../text/index.ts';

export type SectionKind =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'courses'
  | 'languages'
  | 'skills'
  | 'projects'
  | 'other';

/** Section heads, folded, with commas between them; matched whole. */
const HEADS: Readonly<Record<SectionKind, string>> = {
  contact: CONTACT_HEADS,
  summary: SUMMARY_HEADS,
  experience: EXPERIENCE_HEADS,
  education: EDUCATION_HEADS,
  courses: COURSES_HEADS,
  languages: LANGUAGES_HEADS,
  skills: SKILLS_HEADS,
  projects: PROJECTS_HEADS,
  other: OTHER_HEADS,
};

const KIND_BY_HEAD: ReadonlyMap<string, SectionKind> = new Map(
  (Object.entries(HEADS) as [SectionKind, string][]).flatMap(([kind, heads]) =>
    heads.split(',').map((head): [string, SectionKind] => [head, kind]),
  ),
);

/** A line's text as a head would be written: no numbering, decoration, colon or text in brackets. */
export function computeHeadKey(text: string): string {
  return foldKey(text)
    .replace(/\([^)]*\)$/u, '')
    .replace(/^[^\p{L}]+|(?<![^\p{L})])[^\p{L})]+$/gu, '')
    .replace(/\s*[-–—:]\s*$/u, '')
    .trim();
}

/** The kind of section that a text names exactly ("Formação acadêmica", "Cursos e certificações:"); null for any other text. */
export function findExactHead(text: string): SectionKind | null {
  if (text.length > 60) return null;
  const key = computeHeadKey(text);
  const whole = KIND_BY_HEAD.get(key);
  if (whole !== undefined) return whole;
  const parts = key.split(/\s*(?:\be\b|\band\b|&|\/|,|\+)\s*/u).filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 3) return null;
  const kinds = parts.map((part) => KIND_BY_HEAD.get(part) ?? null);
  const [first] = kinds;
  if (first === undefined || first === null) return null;
  // "Habilidades técnicas e comportamentais": the second adjective is no separate heading.
  return kinds.every((kind) => kind !== null) ||
    new RegExp(
      [
        String.raw`^(?:tecnic|comportament|pessoa|profissiona|academic|complementar|certific|treinament|`,
        String.raw`qualific|interess|ferramenta|tools|training|achievement|conhecimento|atividade)`,
      ].join(''),
      'u',
    ).test(parts[1] ?? '')
    ? first
    : null;
}

/**
 * The kind of an unlisted heading, by its words ("Appointments and experience"); `other` if no word identifies it.
 */
export function guessKind(text: string): SectionKind {
  const key = computeHeadKey(text);
  if (
    /volunt|docente|teaching|military|militar|palestr|talk|award|premi|honor|publica|interest|interesse/u.test(
      key,
    )
  )
    return 'other';
  if (
    /\b(?:experienc\p{L}*|employment|appointments|work history|career history|empregos|atuacao profissional|trajetoria)\b/u.test(
      key,
    )
  )
    return 'experience';
  if (
    /\b(?:education|formacao academica|escolaridade|formacao superior|academic (?:background|training))\b/u.test(
      key,
    )
  )
    return 'education';
  if (/\b(?:skills|habilidades|competencias|technologies|tecnologias|ferramentas)\b/u.test(key))
    return 'skills';
  if (/\b(?:projetos|projects)\b/u.test(key)) return 'projects';
  if (/\b(?:cursos|certificac\p{L}+|certifications|certificados|courses|treinamentos)\b/u.test(key))
    return 'courses';
  if (/\b(?:idiomas|languages)\b/u.test(key) && !/programming|programacao/u.test(key)) return 'languages';
  return 'other';
}
