import type { Evidence, ResumeStructure } from '@aura/shared-domain';
import { measurePrefix } from '../cv/cv.ts';
import { isDeedPath, sortDeedLines } from '../cv/deed-lines.ts';
import { withoutInstructions } from '../cv/instructions.ts';
import { renderResumeLines } from '../resume/render/index.ts';

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

/** Reads a CV for the measures of quality. */
export function gatherFacts(resume: ResumeStructure, now: Date): QualityFacts {
  const lines = listLines(resume);
  const deeds = lines.filter(({ path }) => isDeedPath(path, resume));
  return { resume, lines, ...sortDeedLines(deeds), now };
}
