import {
  err,
  ok,
  type ReadResume,
  RESUME_LIMITS,
  type ResumeLayout,
  type ResumeReadError,
  type Result,
  type ResumeStructure,
} from '@aura/shared-domain';
import { squeeze } from '../text/index.ts';
import { readError } from './errors.ts';
import type { PageSize } from './layout/furniture.ts';
import { joinFullText } from './layout/model.ts';
import type { Stretch } from './layout/order.ts';
import { tameStretches } from './layout/tame-lines.ts';
import { findDoubts, hasNoDates } from './notices/doubts.ts';
import { findInjections } from './notices/injection.ts';
import { leaveOut, leaveOutOf } from './notices/leave-out.ts';
import { listNotices } from './notices/notices.ts';
import { stripInjections } from './notices/strip.ts';
import { findWholeDoubt } from './notices/whole.ts';
import { findSources, readTextOriginal } from './original/find-sources.ts';
import { listOriginalLines } from './original/original-lines.ts';
import { isGarbled } from './quality/garbled.ts';
import { parseCanonical } from './render/index.ts';
import { splitSections, type Section } from './sections/split.ts';
import { buildResume } from './structure/build.ts';
import { computeCertainty, lowerDoubtful } from './structure/confidence.ts';
import { packTexts } from './structure/pack.ts';
import { findPeriods } from './dates/period.ts';
import { findExactHead } from './sections/heads.ts';

/** Whether a document shows at least two of: contact, dates, section heads of a CV, a job at a company. */
function looksLikeResume(structure: ResumeStructure, sections: readonly Section[], text: string): boolean {
  const contact = structure.contact.email !== '' || structure.contact.phone !== '';
  const dates =
    findPeriods(text).filter((period) => !period.single).length > 0 || findPeriods(text).length >= 3;
  const heads = sections.filter(({ title }) => findExactHead(title) !== null).length >= 2;
  const entries = structure.experiences.some(({ title, company }) => title !== '' && company !== '');
  return [contact, dates, heads, entries].filter(Boolean).length >= 2;
}

/** What any kind of file comes to once its lines are in reading order. */
export interface Document {
  readonly stretches: readonly Stretch[];
  readonly layout: ResumeLayout;
  readonly hidden: readonly string[];
  /** Text that has no place in the reading order. */
  readonly loose: readonly string[];
  readonly urls: readonly string[];
  /** Whether the file has more text than was gathered. */
  readonly cut?: boolean;
  /** Sizes of the pages, where there are pages. */
  readonly pages?: readonly PageSize[] | undefined;
  /** Words that were hard to make out, where the text was recognised in pictures. */
  readonly doubtful?: readonly string[] | undefined;
}

const joinText = (stretches: readonly Stretch[]): string =>
  stretches
    .flatMap((stretch) =>
      stretch.lines.map(
        (line) =>
          `${line.gap >= 2 && line.gap < 9 ? '\n' : ''}${line.bullet ? '• ' : ''}${joinFullText(line)}`,
      ),
    )
    .join('\n')
    .replace(/\u00ad\n/gu, '')
    .replace(/\u00ad/gu, '')
    .trim();

/** Keeps whole lines up to the limit of characters. */
function cutLines(stretches: readonly Stretch[]): { stretches: readonly Stretch[]; cut: boolean } {
  let room: number = RESUME_LIMITS.characters;
  let cut = false;
  const kept = stretches.map((stretch) => ({
    ...stretch,
    lines: stretch.lines.filter((line) => {
      // Line break, blank line and bullet included.
      room -= joinFullText(line).length + 4;
      cut ||= room < 0;
      return room >= 0;
    }),
  }));
  return { stretches: kept, cut };
}

/** Makes the reading of a document: injected text out, sections, fields, checks and notices. */
export function assemble(document: Document, now: Date): Result<ReadResume, ResumeReadError> {
  const limited = cutLines(tameStretches(document.stretches));
  const clean = stripInjections(limited.stretches);
  const { stretches, left } = leaveOut(clean.stretches);
  const loose = document.loose.map(leaveOutOf);
  const text = joinText(stretches);
  const length = squeeze(text).length;
  if (length === 0 && document.layout !== 'plainText') return err(readError('PDF_SEM_TEXTO'));
  if (isGarbled(text)) return err(readError('TEXTO_ILEGIVEL'));
  if (length < RESUME_LIMITS.minimum) return err(readError('TEXTO_CURTO'));
  const sections = splitSections(stretches);
  const built = buildResume(sections, document.urls);
  const structure = {
    ...built.structure,
    unclassified: packTexts([...built.structure.unclassified, ...loose.map((each) => each.text)]),
  };
  if (!looksLikeResume(structure, sections, text)) return err(readError('NAO_PARECE_CURRICULO'));
  const { doubtful } = document;
  const lines = listOriginalLines(stretches);
  const confidence = doubtful ? lowerDoubtful(built.confidence, structure, doubtful) : built.confidence;
  return ok({
    text,
    structure,
    confidence,
    layout: document.layout,
    notices: listNotices({
      text,
      injections: clean.excerpts,
      left: [...left, ...loose.flatMap((each) => each.left)],
      hidden: document.hidden,
      columns: document.layout === 'twoColumns',
      cut: limited.cut || document.cut === true,
      doubts: [
        ...findWholeDoubt(structure, confidence, text),
        ...findDoubts(structure, built.confidence, text, sections),
      ],
      doubtful,
      undated: hasNoDates(structure, text),
      now,
    }),
    original: { lines, pages: document.pages ?? [], sources: findSources(lines, structure) },
  });
}

/** The reading of a text written by the renderer; null for any other text. */
export function assembleCanonical(source: string, now: Date): ReadResume | null {
  const lines = source.split('\n').map(leaveOutOf);
  const text = lines.map((line) => line.text).join('\n');
  const left = lines.flatMap((line) => line.left);
  const structure = text.length <= RESUME_LIMITS.characters ? parseCanonical(text) : null;
  if (structure === null) return null;
  if (findInjections(text).length > 0) return null;
  return {
    text,
    structure,
    confidence: computeCertainty(structure),
    layout: 'plainText',
    notices: listNotices({
      text,
      injections: [],
      left,
      hidden: [],
      columns: false,
      cut: false,
      doubts: [],
      undated: false,
      now,
    }),
    original: readTextOriginal(text, structure),
  };
}
