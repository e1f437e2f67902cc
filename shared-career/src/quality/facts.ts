import type { Evidence, ResumeStructure } from '@aura/shared-domain';
import { measurePrefix } from '../cv/cv.ts';
import { withoutInstructions } from '../cv/instructions.ts';
import { renderResumeLines } from '../resume/render/index.ts';
import { foldKey, foldText } from '../text/index.ts';
import { isKeywordList } from '../wording/keyword-list.ts';

/** A line of the CV with the field that it holds. `text` has instructions to machines blanked out, at the same length. */
export interface Line {
  readonly path: string;
  readonly text: string;
  readonly evidence: Evidence;
}

/** What the measures of quality look at, read once. */
export interface QualityFacts {
  readonly resume: ResumeStructure;
  readonly lines: readonly Line[];
  /** Lines that tell what was done in jobs, projects and volunteering: each once, without mere lists of keywords. */
  readonly items: readonly Line[];
  /** Lines left out of `items` for being lists of keywords, or the same as another. */
  readonly keywordLists: readonly Line[];
  readonly repeated: readonly Line[];
  readonly now: Date;
}

const ITEM = /^(?:experiences|projects)\.\d+\.(?:items\.\d+|summary)$/;
const OTHER = /^other\.(\d+)\.lines\./;
const DEEDS = /volunt|projeto|project|experienc|atuacao|atividade|trabalho|work/u;

/** Whether an additional section describes work: volunteering, projects, activities. */
const tellsOfWork = (section: string): boolean => DEEDS.test(foldText(section).folded);

/** A field without instructions to machines and without blanks around it. */
export const tidyField = (text: string): string =>
  withoutInstructions(text).text.replace(/\s+/gu, ' ').trim();

/** Whether a field says anything: it has a letter or a figure that is not part of an order to a machine. */
export const says = (text: string): boolean => /[\p{L}\p{N}]/u.test(tidyField(text));

function listLines(resume: ResumeStructure): Line[] {
  const { text, lines } = renderResumeLines(resume);
  return lines.flatMap((line, index) => {
    if (line.path === '') return [];
    const start = line.start + measurePrefix(text.slice(line.start, line.end), line.path);
    const excerpt = text.slice(start, line.end);
    if (excerpt.trim() === '') return [];
    const evidence: Evidence = {
      source: 'cv',
      docId: 'cv',
      start,
      end: line.end,
      excerpt,
      ...(line.section === '' ? {} : { section: line.section }),
      line: index + 1,
    };
    return [{ path: line.path, text: withoutInstructions(excerpt).text, evidence }];
  });
}

function isItem({ path }: Line, resume: ResumeStructure): boolean {
  const other = OTHER.exec(path)?.[1];
  return ITEM.test(path) || (other !== undefined && tellsOfWork(resume.other[Number(other)]?.section ?? ''));
}

/** Reads a CV for the measures of quality. */
export function gatherFacts(resume: ResumeStructure, now: Date): QualityFacts {
  const lines = listLines(resume);
  const items: Line[] = [];
  const keywordLists: Line[] = [];
  const repeated: Line[] = [];
  const known = new Set<string>();
  for (const line of lines) {
    if (!isItem(line, resume) || !/[\p{L}\p{N}]/u.test(line.text)) continue;
    const key = foldKey(line.text).replace(/(?<![\s.;,])[\s.;,]+$/u, '');
    if (known.has(key)) repeated.push(line);
    else if (isKeywordList(line.text)) keywordLists.push(line);
    else items.push(line);
    known.add(key);
  }
  return { resume, lines, items, keywordLists, repeated, now };
}
