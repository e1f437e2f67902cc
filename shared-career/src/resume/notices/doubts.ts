import { choosePlural, type ReadResume, type ResumeStructure } from '@aura/shared-domain';
import { findPeriods } from '../dates/period.ts';

/** Under this a field was guessed rather than read; the page marks it for a second look. */
const GUESSED = 0.65;
/** Share of guessed or missing names of jobs and studies from which the person is told. */
const NAMES_SHARE = 0.2;
/** Share of the periods of the text that belong to no job, study or project from which the person is told. */
const DATES_SHARE = 0.2;
/** Share of the text that may be left without a place. */
const LEFT_SHARE = 0.2;
/** Minimum length, in characters, from which a CV without jobs and studies is doubtful. */
const LONG = 400;

type Confidence = ReadResume['confidence'];

/** A part of a CV that the reader is not sure of, in Portuguese, and lines that show it. */
export interface Doubt {
  readonly part: string;
  readonly excerpts: readonly string[];
}

interface Named {
  readonly path: string;
  readonly value: string;
  readonly excerpt: string;
}

function listNames({ experiences, education }: ResumeStructure): Named[] {
  return [
    ...experiences.flatMap(({ title, company }, index) => [
      { path: `experiences.${index}.title`, value: title, excerpt: company },
      { path: `experiences.${index}.company`, value: company, excerpt: title },
    ]),
    ...education.map(({ institution, degree, area }, index) => ({
      path: `education.${index}.institution`,
      value: institution,
      excerpt: degree || area,
    })),
    ...education.map(({ institution, degree, area }, index) => ({
      path: `education.${index}.degree`,
      value: degree || area,
      excerpt: institution,
    })),
  ];
}

/** Finds uncertain parts of a reading: guessed or missing names, dates without a job, lines that fit no field. */
export function findDoubts(resume: ResumeStructure, confidence: Confidence, text: string): Doubt[] {
  const { experiences, education, contact, unclassified } = resume;
  const doubts: Doubt[] = [];
  if (contact.name === '') doubts.push({ part: 'o nome', excerpts: [] });
  if (experiences.length + education.length === 0 && text.length >= LONG)
    doubts.push({ part: 'as experiências e a formação, que não encontramos', excerpts: [] });
  const names = listNames(resume);
  const weak = names.filter(({ path, value }) => value === '' || (confidence[path] ?? 1) < GUESSED);
  if (weak.length > NAMES_SHARE * names.length)
    doubts.push({
      part: choosePlural(
        weak.length,
        'um cargo, empresa ou instituição',
        `${weak.length} cargos, empresas ou instituições`,
      ),
      excerpts: weak.map(({ value, excerpt }) => value || excerpt),
    });
  const dated = [...experiences, ...education].filter(({ start, end }) => start !== null || end !== null);
  const periods = findPeriods(text).filter(({ single }) => !single);
  const missing = periods.length - dated.length - resume.projects.length;
  const undated = dated.length === 0 ? [] : experiences.filter((job) => !dated.includes(job));
  const lost = Math.max(0, missing) + undated.length;
  if (lost > 0 && lost >= DATES_SHARE * periods.length)
    doubts.push({
      part: 'as datas de alguns períodos',
      excerpts: periods.map(({ from, to }) => text.slice(from, to)),
    });
  const left = unclassified.join('\n').length;
  if (left > LEFT_SHARE * text.length)
    doubts.push({ part: 'linhas que ficaram sem lugar', excerpts: unclassified });
  return doubts;
}

/** Whether a CV tells of jobs and names no date at all. */
export const hasNoDates = ({ experiences, education }: ResumeStructure, text: string): boolean =>
  experiences.length > 0 &&
  [...experiences, ...education].every(({ start, end }) => start === null && end === null) &&
  findPeriods(text).every(({ single }) => single);
