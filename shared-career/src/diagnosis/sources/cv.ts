import type { Evidence, ResumeStructure } from '@aura/shared-domain';
import type { SkillSpan } from '../../matching/grade.ts';
import { type ResumeLine, resumeLines } from '../../resume/render/index.ts';
import { skillById } from '../../taxonomy/catalogue.ts';
import { findSkills, type SkillMention } from '../../taxonomy/find-skills.ts';
import type { Skill } from '../../taxonomy/types.ts';
import { foldText } from '../../text/index.ts';
import { withoutInstructions } from './instructions.ts';

/** Part of a CV that a line belongs to, as far as it matters for what the line proves. */
type CvSection = 'summary' | 'work' | 'study' | 'languages' | 'lists';

/** A line with something to read in it. `text` has instructions to machines blanked out; offsets count in the CV's text. */
export interface CvLine {
  readonly section: CvSection;
  /** Whether it is an item under an experience or a project. */
  readonly isItem: boolean;
  readonly text: string;
  readonly evidence: Evidence;
}

/** A CV as `renderResumeText` writes it, line by line. */
export interface CvDocument {
  readonly text: string;
  readonly lines: readonly CvLine[];
  readonly instructions: readonly string[];
}

const CV_DOCUMENT = 'cv';
/** Longest excerpt, characters; of a longer line the sentence around the skill is shown. */
const LONGEST_EXCERPT = 240;

const ITEM = /^(?:experiences|projects)\.\d+\.(?:items\.\d+|summary)$/;
const WORK = /^(?:experiences\.\d+\.(?:title|items)|projects\.\d+\.(?:name|items|summary))/;
const STUDY = /^(?:education\.\d+\.(?:degree|area|items)|courses)/;
const LISTS = /^(?:skills|unclassified|other\.\d+\.lines)/;
const DEEDS = /volunt|projeto|experienc|atuacao|atividade|trabalho/u;

function sectionOf(path: string, resume: ResumeStructure): CvSection | null {
  if (path === 'summary') return 'summary';
  if (WORK.test(path)) return 'work';
  if (STUDY.test(path)) return 'study';
  if (path.startsWith('languages')) return 'languages';
  const other = /^other\.(\d+)\.lines/.exec(path);
  const title = other ? (resume.other[Number(other[1])]?.section ?? '') : '';
  if (title !== '' && DEEDS.test(foldText(title).folded)) return 'work';
  return LISTS.test(path) ? 'lists' : null;
}

/** Length of the bullet, label or indent that the rendering puts before the person's own words. */
function prefixLength(line: string, path: string): number {
  const before = /\.(?:title|name|degree|area)$/.test(path) ? /^\p{L}+: ?/u : /^\s*(?:- )?/u;
  return before.exec(line)?.[0].length ?? 0;
}

function toLine(text: string, line: ResumeLine, index: number, resume: ResumeStructure): CvLine | null {
  const section = sectionOf(line.path, resume);
  if (section === null) return null;
  const start = line.start + prefixLength(text.slice(line.start, line.end), line.path);
  const excerpt = text.slice(start, line.end);
  if (excerpt.trim() === '') return null;
  const evidence: Evidence = {
    source: 'cv',
    docId: CV_DOCUMENT,
    start,
    end: line.end,
    excerpt,
    section: line.section,
    line: index + 1,
  };
  return { section, isItem: ITEM.test(line.path), text: withoutInstructions(excerpt).text, evidence };
}

/** Reads a CV into lines; nothing of it is interpreted yet. */
export function readCv(resume: ResumeStructure): CvDocument {
  const { text, lines } = resumeLines(resume);
  return {
    text,
    lines: [
      ...lines.flatMap((line, index) => toLine(text, line, index, resume) ?? []),
      ...degreeLines(text, lines),
    ],
    instructions: withoutInstructions(text).instructions,
  };
}

/** Degree and subject stand on two lines; together they name the qualification ("Graduação" + "Enfermagem"). */
function degreeLines(text: string, lines: readonly ResumeLine[]): CvLine[] {
  return lines.flatMap((line, index) => {
    const area = lines[index + 1];
    if (!area || !line.path.endsWith('.degree') || !area.path.endsWith('.area')) return [];
    const own = (part: ResumeLine): number =>
      part.start + prefixLength(text.slice(part.start, part.end), part.path);
    const name = `${text.slice(own(line), line.end)} em ${text.slice(own(area), area.end)}`;
    const start = own(line);
    const evidence: Evidence = {
      source: 'cv',
      docId: CV_DOCUMENT,
      start,
      end: area.end,
      excerpt: text.slice(start, area.end),
      section: line.section,
      line: index + 1,
    };
    return [{ section: 'study' as const, isItem: false, text: withoutInstructions(name).text, evidence }];
  });
}

/** A span shows a skill where it stands in work done; a licence also among studies, a language in its own list. */
function shows(skill: Skill, section: CvSection): boolean {
  if (section === 'work') return true;
  return (
    (skill.kind === 'licence' && section === 'study') ||
    (skill.kind === 'language' && section === 'languages')
  );
}

/** The sentence around a mention, where the line is too long to show whole. */
function evidenceFor({ evidence, text }: CvLine, mention: SkillMention): Evidence {
  if (evidence.excerpt.length <= LONGEST_EXCERPT || text.length !== evidence.excerpt.length) return evidence;
  const before = evidence.excerpt.slice(0, mention.start);
  const after = evidence.excerpt.slice(mention.end);
  const room = Math.floor((LONGEST_EXCERPT - (mention.end - mention.start)) / 2);
  const opening = Math.max(before.search(/[^.;!?]*$/u), mention.start - room, 0);
  const closing = Math.min(mention.end + (/[.;!?]/u.exec(after)?.index ?? after.length), mention.end + room);
  const slice = evidence.excerpt.slice(opening, closing);
  const lead = slice.length - slice.trimStart().length;
  const start = evidence.start + opening + lead;
  const end = start + slice.trim().length;
  return {
    ...evidence,
    start,
    end,
    excerpt: evidence.excerpt.slice(start - evidence.start, end - evidence.start),
  };
}

/** In the plural a profession is about other people: "supervisiono 12 técnicos de enfermagem". */
const OTHER_PEOPLE = /^(?:tecnic[oa]s|auxiliares|engenheir[oa]s|advogad[oa]s|vigilantes)(?!\p{L})/u;

/** The skills of a CV, each with its span; one span per skill and line. */
export function spansOfCv(cv: CvDocument): SkillSpan[] {
  return cv.lines.flatMap((line) => {
    const first = new Map<string, SkillMention>();
    const text = line.section === 'languages' ? line.text.replace(/[:(),–-]/gu, ' ') : line.text;
    for (const mention of findSkills(text))
      if (!first.has(mention.skillId)) first.set(mention.skillId, mention);
    return [...first.values()].flatMap((mention) => {
      const skill = skillById(mention.skillId);
      const others =
        skill?.kind === 'licence' && OTHER_PEOPLE.test(foldText(text.slice(mention.start)).folded);
      return skill && !others
        ? [{ skillId: skill.id, shows: shows(skill, line.section), evidence: evidenceFor(line, mention) }]
        : [];
    });
  });
}
