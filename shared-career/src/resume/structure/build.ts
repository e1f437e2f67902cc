import { emptyResume, type ResumeStructure } from '@aura/shared-domain';
import { squeeze } from '../../text/index.ts';
import { leadingOf, toBlocks, wholeText } from '../entries/block.ts';
import { readEducation } from '../entries/education.ts';
import { readExperiences, type Read } from '../entries/experience.ts';
import { joinLabelColumn } from '../entries/label-column.ts';
import { readCourses, readLanguages, readSkills, readSummary } from '../entries/lists.ts';
import { readProjects } from '../entries/projects.ts';
import { readContact } from '../fields/contact.ts';
import { lineText, type Line } from '../layout/model.ts';
import { headKey } from '../sections/heads.ts';
import type { Section } from '../sections/split.ts';
import { bodySize } from '../sections/style.ts';
import { clampResume } from './clamp.ts';

/** A structure with the confidence of each of its fields. */
export interface BuiltResume {
  readonly structure: ResumeStructure;
  readonly confidence: Readonly<Record<string, number>>;
}

const PARAGRAPH = 120;

function prefixed(path: string, read: readonly Read<unknown>[], from: number): Record<string, number> {
  const confidence: Record<string, number> = {};
  for (const [index, entry] of read.entries()) {
    for (const [field, value] of Object.entries(entry.confidence))
      confidence[`${path}.${index + from}.${field}`] = value;
  }
  return confidence;
}

const others = (lines: readonly Line[], leading: number): string[] =>
  toBlocks(lines, leading)
    .map((block) => squeeze(wholeText(block)))
    .filter((text) => text !== '');

/** Builds the fields of a CV from its sections. Lines that fit no field go to `other` or `unclassified`. */
export function buildResume(sections: readonly Section[], urls: readonly string[]): BuiltResume {
  const everyLine = sections.flatMap((section) => section.lines);
  const leading = leadingOf(everyLine);
  const result: { -readonly [K in keyof ResumeStructure]: ResumeStructure[K] } = emptyResume();
  const confidence: Record<string, number> = {};
  const add = (path: 'experiences' | 'education' | 'projects', read: readonly Read<unknown>[]): void => {
    Object.assign(confidence, prefixed(path, read, result[path].length));
  };
  const headLines = sections.filter(({ kind }) => kind === 'header').flatMap((section) => section.lines);
  const paragraphs = toBlocks(headLines, leading).filter(
    (block) => wholeText(block).length > PARAGRAPH && !block.bullet,
  );
  const summary: string[] = [];
  for (const section of sections) {
    const lines = section.kind === 'education' ? joinLabelColumn(section.lines) : section.lines;
    const blocks = toBlocks(lines, leading);
    switch (section.kind) {
      case 'header':
      case 'contact':
        break;
      case 'summary':
        summary.push(readSummary(blocks));
        break;
      case 'experience': {
        const read = readExperiences(blocks);
        add('experiences', read);
        result.experiences = [...result.experiences, ...read.map(({ value }) => value)];
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
        result.languages = [...result.languages, ...readLanguages(blocks)];
        break;
      case 'skills':
        result.skills = [...result.skills, ...readSkills(blocks)];
        break;
      case 'other':
        result.other = [
          ...result.other,
          { section: squeeze(section.title), lines: others(section.lines, leading) },
        ];
        break;
    }
  }
  const contactLines = sections.filter(({ kind }) => kind === 'contact').flatMap((section) => section.lines);
  // Without a head of its own, a paragraph under the name is the summary.
  const opening = summary.length === 0 ? readSummary(paragraphs) : '';
  const isOpening = (line: Line): boolean =>
    opening !== '' && opening.includes(squeeze(lineText(line)).slice(0, 40));
  const contact = readContact(
    headLines.filter((line) => !isOpening(line)),
    contactLines,
    everyLine.map(lineText).join('\n'),
    bodySize(everyLine),
    urls,
  );
  result.contact = contact.contact;
  result.unclassified = contact.left.filter(
    (text) => !/^(?:curriculo|curriculum vitae|curriculum|cv|resume)$/u.test(headKey(text)),
  );
  result.summary = [opening, ...summary].filter((text) => text !== '').join('\n');
  if (result.summary !== '') confidence['summary'] = opening === '' ? 0.95 : 0.7;
  return { structure: clampResume(result), confidence: { ...contact.confidence, ...confidence } };
}
