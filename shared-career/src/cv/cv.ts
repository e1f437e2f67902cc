import type { Evidence, ResumeStructure } from '@aura/shared-domain';
import { type ResumeLine, renderResumeLines } from '../resume/render/index.ts';
import { findOccupation } from '../taxonomy/find-occupation.ts';
import type { Occupation } from '../taxonomy/types.ts';
import { SCHOOLING_SIGNS } from '../generated/signs.ts';
import { foldText } from '../text/index.ts';
import { isDeedPath } from './deed-lines.ts';
import { withoutInstructions } from './instructions.ts';

/** Part of a CV that a line belongs to, as far as it matters for what the line proves. */
type CvSection = 'contact' | 'summary' | 'work' | 'study' | 'languages' | 'lists';

/** A line with something to read in it. `text` has instructions to machines blanked out; offsets count in the CV's text. */
export interface CvLine {
  readonly section: CvSection;
  /** Whether it is an item under an experience or a project. */
  readonly isItem: boolean;
  /** Whether it tells what was done, in jobs, projects, or a section of other work such as volunteering. */
  readonly isDeed: boolean;
  /** Whether it belongs to studies that are not finished. */
  readonly unfinished: boolean;
  /** Whether those studies do not go on either: "trancado", "curso interrompido". */
  readonly stopped: boolean;
  readonly text: string;
  readonly evidence: Evidence;
}

/** A job as its title line and period say it. */
interface CvTitle {
  readonly title: string;
  /** The occupation of the title; null if none is close enough. */
  readonly occupation: Occupation | null;
  readonly evidence: Evidence;
}

/** A CV as `renderResumeText` writes it, line by line. */
export interface CvDocument {
  readonly text: string;
  readonly lines: readonly CvLine[];
  /** Titles held, as the CV orders them. */
  readonly titles: readonly CvTitle[];
  readonly instructions: readonly string[];
}

const CV_DOCUMENT = 'cv';

const ITEM = /^(?:experiences|projects)\.\d+\.(?:items\.\d+|summary)$/;
const WORK = /^(?:volunteering|experiences\.\d+\.(?:title|items)|projects\.\d+\.(?:name|items|summary))/;
const STUDY = /^(?:education\.\d+\.(?:degree|area|items)|courses)/;
const LISTS = /^(?:headline|skills|unclassified|registrations|licence|publications|other\.\d+\.lines)/;
/** Lines of the head that may carry a registration; addresses of the web are left out. */
const CONTACT = /^contact\.(?:name|location)$/;
/** Titles of sections about the person's goals. */
const AIMS = /objetiv|objective|pretens|pretendid|desejad|interesse|interests|career goal|disponibilidade/u;
const DEEDS = /volunt|projeto|experienc|atuacao|atividade|trabalho/u;

function findSection(path: string, resume: ResumeStructure): CvSection | null {
  if (path === 'summary') return 'summary';
  if (CONTACT.test(path)) return 'contact';
  if (WORK.test(path)) return 'work';
  if (STUDY.test(path)) return 'study';
  if (path.startsWith('languages')) return 'languages';
  const other = /^other\.(\d+)\.lines/.exec(path);
  const title = other ? (resume.other[Number(other[1])]?.section ?? '') : '';
  if (title !== '' && AIMS.test(foldText(title).folded)) return null;
  if (title !== '' && DEEDS.test(foldText(title).folded)) return 'work';
  return LISTS.test(path) ? 'lists' : null;
}

/** Length of the bullet, label or indent that the rendering puts before the person's own words. */
export function measurePrefix(line: string, path: string): number {
  const before =
    /\.(?:title|name|degree|area|location)$/.test(path) && path !== 'contact.name'
      ? /^\p{L}+: ?/u
      : /^\s*(?:- )?/u;
  return before.exec(line)?.[0].length ?? 0;
}

const UNFINISHED =
  /incomplet|cursando|em andamento|em curso|trancad|interromp|previsao de conclusao|(?:^|[ ,(–-])a concluir|\bin progress\b/u;

/** How far the studies have come that a line tells of, by its own words or by its entry's words and period. */
function readProgress(
  text: string,
  path: string,
  resume: ResumeStructure,
): Pick<CvLine, 'unfinished' | 'stopped'> {
  const entry = resume.education[Number(/^education\.(\d+)\./.exec(path)?.[1] ?? -1)];
  const words = entry ? [text, entry.institution, entry.degree, entry.area, ...entry.items].join(' ') : text;
  const { folded } = foldText(words);
  // Other lines than those of studies stop other things: a licence, a job.
  const stopped = /^(?:education|courses)\b/u.test(path) && SCHOOLING_SIGNS.stopped.test(folded);
  return { unfinished: stopped || entry?.current === true || UNFINISHED.test(folded), stopped };
}

const FINISHED = { unfinished: false, stopped: false } as const;

function toLine(text: string, line: ResumeLine, index: number, resume: ResumeStructure): CvLine | null {
  const section = findSection(line.path, resume);
  if (section === null) return null;
  const start = line.start + measurePrefix(text.slice(line.start, line.end), line.path);
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
  return {
    section,
    isItem: ITEM.test(line.path),
    isDeed: isDeedPath(line.path, resume),
    ...(section === 'work' ? FINISHED : readProgress(excerpt, line.path, resume)),
    text: withoutInstructions(excerpt).text,
    evidence,
  };
}

/** Reads a CV into lines; nothing of it is interpreted yet. */
export function readCv(resume: ResumeStructure): CvDocument {
  const { text, lines } = renderResumeLines(resume);
  return {
    text,
    lines: [
      ...lines.flatMap((line, index) => toLine(text, line, index, resume) ?? []),
      ...joinDegreeLines(text, lines, resume),
    ],
    titles: listTitles(text, lines),
    instructions: withoutInstructions(text).instructions,
  };
}

/** Degree and subject are on two lines; together they name the qualification ("Graduação" + "Enfermagem"). */
function joinDegreeLines(text: string, lines: readonly ResumeLine[], resume: ResumeStructure): CvLine[] {
  return lines.flatMap((line, index) => {
    const area = lines[index + 1];
    if (!area || !line.path.endsWith('.degree') || !area.path.endsWith('.area')) return [];
    const own = (part: ResumeLine): number =>
      part.start + measurePrefix(text.slice(part.start, part.end), part.path);
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
    return [
      {
        section: 'study' as const,
        isItem: false,
        isDeed: false,
        ...readProgress(name, line.path, resume),
        text: withoutInstructions(name).text,
        evidence,
      },
    ];
  });
}

/** Each job's title down to its period, so that what follows from having held it can be looked up. */
function listTitles(text: string, lines: readonly ResumeLine[]): CvTitle[] {
  return lines.flatMap((line, index) => {
    const job = /^(experiences\.\d+\.)title$/.exec(line.path)?.[1];
    if (job === undefined) return [];
    const start = line.start + measurePrefix(text.slice(line.start, line.end), line.path);
    const title = text.slice(start, line.end);
    if (title.trim() === '') return [];
    const last = lines.find((other) => other.path === `${job}start`) ?? line;
    const evidence: Evidence = {
      source: 'cv',
      docId: CV_DOCUMENT,
      start,
      end: last.end,
      excerpt: text.slice(start, last.end),
      section: line.section,
      line: index + 1,
    };
    const plain = withoutInstructions(title).text.trim();
    return [{ title: plain, occupation: findOccupation(plain), evidence }];
  });
}
