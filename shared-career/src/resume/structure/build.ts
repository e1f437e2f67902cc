import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import { squeeze } from '../../text/index.ts';
import { toBlocks, joinWholeText } from '../entries/block.ts';
import { readEducation } from '../entries/education.ts';
import { readExperiences, type Read } from '../entries/experience.ts';
import { joinLabelColumn } from '../entries/label-column.ts';
import { mayNameLanguage, readLanguages, speaksOfElse, startsWithLanguage } from '../entries/languages.ts';
import { readCourses, readSkills, readSummary } from '../entries/lists.ts';
import { readProjects } from '../entries/projects.ts';
import { computeLeading, computeTightest } from '../entries/wrap.ts';
import { joinBrokenLinks } from '../fields/broken-links.ts';
import { readContact } from '../fields/contact.ts';
import { readLineText, type Line } from '../layout/model.ts';
import { computeHeadKey } from '../sections/heads.ts';
import type { Section } from '../sections/split.ts';
import { computeBodySize } from '../sections/style.ts';
import { clampResume } from './clamp.ts';
import { packTexts } from './pack.ts';
import { findLost } from './rescue.ts';
import { sortOut } from './sort-out.ts';

/** A structure with the confidence of each of its fields. */
export interface BuiltResume {
  readonly structure: ResumeStructure;
  readonly confidence: Readonly<Record<string, number>>;
}

const PARAGRAPH = 120;

/** Sections of short lines, in which a line continues the one above only if it is close to it. */
const SHORT_LINES: ReadonlySet<Section['kind']> = new Set(['courses', 'languages', 'skills']);
const TIGHT = 0.94;

/** Default confidence: lists under a heading of their kind are certain, the points of entries less so. */
const LISTS: Readonly<Record<string, number>> = {
  'contact.links': 0.95,
  experiences: 0.8,
  education: 0.8,
  courses: 0.85,
  languages: 0.85,
  skills: 0.85,
  projects: 0.75,
  other: 0.9,
  unclassified: 0,
};

function withPrefix(path: string, read: readonly Read<unknown>[], from: number): Record<string, number> {
  const confidence: Record<string, number> = {};
  for (const [index, entry] of read.entries()) {
    for (const [field, value] of Object.entries(entry.confidence))
      confidence[`${path}.${index + from}.${field}`] = value;
  }
  return confidence;
}

/** The lines of a section as its kind reads them. */
function prepareLines({ kind, lines }: Section): readonly Line[] {
  if (kind === 'education') return joinLabelColumn(lines);
  if (kind !== 'languages') return lines;
  return lines.map((line) => (startsWithLanguage(readLineText(line)) ? { ...line, whole: true } : line));
}

const listOthers = (lines: readonly Line[], leading: number): string[] =>
  toBlocks(lines, leading)
    .map((block) => squeeze(joinWholeText(block)))
    .filter((text) => text !== '');

/** Builds the fields of a CV from its sections. Lines that fit no field go to `other` or `unclassified`. */
export function buildResume(sections: readonly Section[], urls: readonly string[]): BuiltResume {
  const everyLine = sections.flatMap((section) => section.lines);
  const leading = computeLeading(everyLine);
  const tight = TIGHT * computeTightest(everyLine);
  const result: { -readonly [K in keyof ResumeStructure]: ResumeStructure[K] } = createEmptyResume();
  const confidence: Record<string, number> = {};
  const add = (path: 'experiences' | 'education' | 'projects', read: readonly Read<unknown>[]): void => {
    Object.assign(confidence, withPrefix(path, read, result[path].length));
  };
  const headLines = sections.filter(({ kind }) => kind === 'header').flatMap((section) => section.lines);
  const paragraphs = toBlocks(headLines, leading).filter(
    (block) => joinWholeText(block).length > PARAGRAPH && !block.bullet,
  );
  const summary: string[] = [];
  const pauses: string[] = [];
  for (const section of sections) {
    const lines = prepareLines(section);
    const blocks = toBlocks(lines, SHORT_LINES.has(section.kind) ? tight : leading);
    switch (section.kind) {
      case 'header':
      case 'contact':
        break;
      case 'summary':
        summary.push(readSummary(blocks));
        break;
      case 'experience': {
        const { jobs, pauses: told } = readExperiences(blocks);
        add('experiences', jobs);
        result.experiences = [...result.experiences, ...jobs.map(({ value }) => value)];
        pauses.push(...told);
        break;
      }
      case 'education': {
        const read = readEducation(blocks);
        add('education', read);
        result.education = [...result.education, ...read.map(({ value }) => value)];
        break;
      }
      case 'projects': {
        const read = readProjects(blocks);
        add('projects', read);
        result.projects = [...result.projects, ...read.map(({ value }) => value)];
        break;
      }
      case 'courses':
        result.courses = [...result.courses, ...readCourses(blocks)];
        break;
      case 'languages':
        // A licence or an availability may follow the languages; it is moved to its field later.
        result.languages = [
          ...result.languages,
          ...readLanguages(
            blocks.filter((block) => !speaksOfElse(joinWholeText(block)) && mayNameLanguage(block)),
          ),
        ];
        break;
      case 'skills':
        result.skills = [...result.skills, ...readSkills(blocks)];
        break;
      case 'other':
        result.other = [
          ...result.other,
          { section: squeeze(section.title), lines: listOthers(section.lines, leading) },
        ];
        break;
    }
  }
  const contactLines = sections.filter(({ kind }) => kind === 'contact').flatMap((section) => section.lines);
  // Without a heading, a paragraph under the name is the summary.
  const opening = summary.length === 0 ? readSummary(paragraphs) : '';
  const isOpening = (line: Line): boolean =>
    opening !== '' && opening.includes(squeeze(readLineText(line)).slice(0, 40));
  const contact = readContact(
    joinBrokenLinks(headLines.filter((line) => !isOpening(line))),
    joinBrokenLinks(contactLines),
    everyLine.map(readLineText).join('\n'),
    computeBodySize(everyLine),
    urls,
  );
  result.contact = contact.contact;
  if (contact.headline !== '') {
    result.headline = contact.headline;
    confidence['headline'] = contact.confidence['headline'] ?? 0;
  }
  result.unclassified = [
    ...contact.left.filter(
      (text) => !/^(?:curriculo|curriculum vitae|curriculum|cv|resume)$/u.test(computeHeadKey(text)),
    ),
    ...pauses,
  ];
  result.summary = [opening, ...summary].filter((text) => text !== '').join('\n');
  if (result.summary !== '') confidence['summary'] = opening === '' ? 0.95 : 0.7;
  const clamped = clampResume(result);
  const unclassified = packTexts([...clamped.unclassified, ...findLost(sections, clamped)]);
  return {
    structure: sortOut({ ...clamped, unclassified }),
    confidence: { ...LISTS, ...contact.confidence, ...confidence },
  };
}
