import { formatNumber, err, type LinkedInProfile, ok, RESUME_LIMITS, type Result } from '@aura/shared-domain';
import { toDisplayText, foldKey, squeeze } from '../../../text/index.ts';
import { makeLinkedInError } from '../errors.ts';
import { finishReading } from '../finish.ts';
import { createEmptyProfile } from '../fit-profile.ts';
import { makeNotice } from '../notices.ts';
import type { LinkedInNotice, LinkedInReadError, ReadLinkedIn } from '../types.ts';
import { countPastedFeatures } from './features.ts';
import { findPastedHead, type PastedSection } from './heads.ts';
import { CUT, type PastedLine, readPastedLines } from './lines.ts';
import {
  readPastedCourses,
  readPastedEducation,
  readPastedLanguages,
  countPastedRecommendations,
  readPastedSkills,
} from './lists.ts';
import { readRoles } from './roles.ts';
import { readPastedTop } from './pasted-top.ts';

/** Fewer features than this and the text is no profile page. */
const ENOUGH = 2;

/** What the text of a page is read with. */
export interface ReadTextOptions {
  /** The day of reading. */
  readonly now: Date;
}

type Sections = ReadonlyMap<PastedSection | 'top', readonly PastedLine[]>;

/** What follows “Sobre” at the foot of the page, where it is a link. */
const FOOTER = /^(?:acessibilidade|accessibility)(?!\p{L})/u;

/**
 * The section that a line opens at its position: the footer contains “Sobre” too, and a volunteering cause can be
 * “Educação”.
 */
function findHead(lines: readonly PastedLine[], at: number, section: PastedSection | 'top') {
  const head = findPastedHead(lines[at]?.text ?? '');
  if (head === 'education' && section === 'volunteering') return null;
  return head === 'about' && FOOTER.test(lines[at + 1]?.folded ?? '') ? 'other' : head;
}

function splitSections(lines: readonly PastedLine[]): Sections {
  const sections = new Map<PastedSection | 'top', PastedLine[]>();
  let section: PastedSection | 'top' = 'top';
  for (const [at, line] of lines.entries()) {
    const head = findHead(lines, at, section);
    if (head !== null) {
      section = head;
      if (!sections.has(head)) sections.set(head, []);
      continue;
    }
    const list = sections.get(section) ?? [];
    list.push(line);
    sections.set(section, list);
  }
  return sections;
}

/** The skills that the page shows under the text about oneself. */
const TOP_SKILLS = /^(?:principais competencias|top skills)$/u;

/** "Exibir todas as 24 competências": how many there are where the page shows only the first ones. */
const ALL_SKILLS = /(?:exibir|mostrar|ver|show) (?:todas as|all) (\d{1,3}) (?:competencias|skills)/u;

function buildProfile(sections: Sections, page: string, now: Date): LinkedInProfile {
  const of = (section: PastedSection | 'top'): readonly PastedLine[] => sections.get(section) ?? [];
  const top = readPastedTop(of('top'));
  const aboutLines = of('about');
  const topSkillsAt = aboutLines.findIndex(({ folded }) => TOP_SKILLS.test(folded));
  const about = topSkillsAt < 0 ? aboutLines : aboutLines.slice(0, topSkillsAt);
  const roles = readRoles(of('experiences'));
  const top3 =
    topSkillsAt < 0 ? [] : aboutLines.slice(topSkillsAt + 1).flatMap(({ text: line }) => line.split(' • '));
  const skills = [...top3.map(squeeze).filter(Boolean), ...readPastedSkills(of('skills')), ...roles.skills];
  const distinct = [...new Map(skills.map((skill) => [foldKey(skill), skill])).values()];
  const all = Number(ALL_SKILLS.exec(foldKey(page))?.[1] ?? 0);
  const recommendations = countPastedRecommendations(of('recommendations'));
  const absent = (['about', 'experiences', 'education', 'skills', 'courses', 'languages'] as const).filter(
    (section) => !sections.has(section),
  );
  const labelled = (label: string, section: PastedSection): string[] =>
    of(section).map(({ text }) => `${label}: ${text}`);
  return {
    ...createEmptyProfile(),
    ...top,
    about: about.map(({ text, apart }, index) => (apart && index > 0 ? `\n${text}` : text)).join('\n'),
    experiences: [...roles.experiences],
    education: readPastedEducation(of('education'), now),
    skills: distinct,
    courses: readPastedCourses(of('courses')),
    languages: readPastedLanguages(of('languages')),
    recommendations,
    unclassified: [
      ...roles.rest,
      ...labelled('Projeto', 'projects'),
      ...labelled('Voluntariado', 'volunteering'),
    ],
    notInSource: [
      ...(top.headline === '' ? (['headline'] as const) : []),
      ...absent,
      ...(sections.has('skills') && distinct.length < all ? (['skills'] as const) : []),
      ...(recommendations === null ? (['recommendations'] as const) : []),
    ],
  };
}

function listNotices(text: string, length: number): LinkedInNotice[] {
  const cut = text.split('\n').filter((line) => CUT.test(line));
  return [
    ...(cut.length > 0
      ? [
          makeNotice(
            'TEXTO_CORTADO',
            'A página cortou alguns textos em “ver mais”. Abra-os no LinkedIn, copie a página de novo e cole aqui.',
            cut,
          ),
        ]
      : []),
    ...(length > RESUME_LIMITS.characters
      ? [
          makeNotice(
            'TEXTO_CORTADO',
            `O texto é muito longo: li os primeiros ${formatNumber(RESUME_LIMITS.characters)} caracteres.`,
          ),
        ]
      : []),
  ];
}

/** Reads the copied text of a profile page. */
export function readLinkedInText(
  source: string,
  { now }: ReadTextOptions,
): Result<ReadLinkedIn, LinkedInReadError> {
  const text = toDisplayText(source.slice(0, RESUME_LIMITS.characters));
  if (countPastedFeatures(text) < ENOUGH) return err(makeLinkedInError('NAO_PARECE_LINKEDIN'));
  const profile = buildProfile(splitSections(readPastedLines(text)), text, now);
  if (profile.experiences.length === 0 && profile.about === '' && profile.headline === '')
    return err(makeLinkedInError('NAO_PARECE_LINKEDIN'));
  return ok(finishReading(profile, 'text', listNotices(text, source.length)));
}
