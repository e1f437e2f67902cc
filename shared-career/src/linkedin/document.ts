import type { Evidence, LinkedInProfile } from '@aura/shared-domain';
import { type CvDocument, type CvLine } from '../cv/cv.ts';
import { withoutInstructions } from '../cv/instructions.ts';
import { findOccupation } from '../taxonomy/find-occupation.ts';
import { type LinkedInLine, renderLinkedInLines } from './render/render.ts';

/** A line of a profile as the measures read it; `path` is the field that it holds. */
export interface LinkedInDocumentLine extends CvLine {
  readonly path: string;
}

/** A profile read the way a CV is, so that the same measures work on both. */
export interface LinkedInDocument extends CvDocument {
  readonly lines: readonly LinkedInDocumentLine[];
}

const LINKEDIN_DOCUMENT = 'linkedin';

const ITEM = /^experiences\.\d+\.items\.\d+$/u;
const STUDY = /^(?:education\.\d+\.(?:degree|area|items)|courses\.)/u;
/** Projects and volunteering have no specific field; the reader labels them. */
const WORK_ELSEWHERE = /^(?:Projeto|Voluntariado): /u;

function findSection(path: string, text: string): CvLine['section'] | null {
  if (path === 'headline' || path === 'about') return 'summary';
  if (/^experiences\.\d+\.(?:title|items)/u.test(path)) return 'work';
  if (STUDY.test(path)) return 'study';
  if (path.startsWith('languages.')) return 'languages';
  if (path.startsWith('skills.')) return 'lists';
  if (path.startsWith('unclassified.')) return WORK_ELSEWHERE.test(text) ? 'work' : 'lists';
  return path === 'name' || path === 'location' ? 'contact' : null;
}

/** A span of a profile's text from offset to offset. */
function makeSpan(text: string, line: LinkedInLine, index: number, end = line.end): Evidence {
  return {
    source: 'linkedin',
    docId: LINKEDIN_DOCUMENT,
    start: line.own,
    end,
    excerpt: text.slice(line.own, end),
    ...(line.section === '' ? {} : { section: line.section }),
    line: index + 1,
  };
}

function isUnfinished(profile: LinkedInProfile, path: string): boolean {
  const at = /^education\.(\d+)\./u.exec(path)?.[1];
  return at !== undefined && profile.education[Number(at)]?.current === true;
}

/** Reads a profile into lines; sentences that instruct a machine are blanked out of `text`, never out of the evidence. */
export function readLinkedInDocument(profile: LinkedInProfile): LinkedInDocument {
  const { text, lines } = renderLinkedInLines(profile);
  const read = lines.flatMap((line, index): LinkedInDocumentLine[] => {
    const excerpt = text.slice(line.own, line.end);
    const section = line.path === '' ? null : findSection(line.path, excerpt);
    if (section === null || excerpt.trim() === '') return [];
    return [
      {
        path: line.path,
        section,
        isItem: ITEM.test(line.path),
        isDeed: ITEM.test(line.path),
        unfinished: isUnfinished(profile, line.path),
        stopped: false,
        text: withoutInstructions(excerpt).text,
        evidence: makeSpan(text, line, index),
      },
    ];
  });
  const titles = lines.flatMap((line, index) => {
    const job = /^(experiences\.\d+\.)title$/u.exec(line.path)?.[1];
    const title = withoutInstructions(text.slice(line.own, line.end)).text.trim();
    if (job === undefined || title === '') return [];
    const last = lines.find((other) => other.path === `${job}start`) ?? line;
    return [{ title, occupation: findOccupation(title), evidence: makeSpan(text, line, index, last.end) }];
  });
  return { text, lines: read, titles, instructions: withoutInstructions(text).instructions };
}
