import { findPeriods, isLoneDate, withoutDates } from '../dates/period.ts';
import { scoreDegree, scoreInstitution } from '../lexicon/words.ts';
import { type Block, blockText } from './block.ts';

const LONGEST = 130;

/** Schooling below a course of study, which belongs to no line above. */
const SCHOOL = /^ensino (?:m[eé]dio|fundamental)\b/iu;

/** "Administração - UNIP - trancado em 2016 no 4º semestre" */
const HOW_FAR = /(?:\s[–—|-]\s|,\s)(?:trancad|interrompid|conclu[ií]d|curs(?:ei|ando))\p{L}*(?!\p{L}).*$/iu;

/** Whether a line names a course and then the place where it is studied: "Administração - UNIP", "Cursando Direito na UFPE". */
function hasPlaceOfStudy(line: string): boolean {
  const text = line.replace(HOW_FAR, '');
  const parted = /^(?<course>.{4,60}?)\s(?:[–—|-]|na|no|pela|pelo)\s(?<place>.+)$/u.exec(text)?.groups;
  const { course = '', place = '' } = parted ?? {};
  return scoreInstitution(course) === 0 && scoreInstitution(place) > 0 && findPeriods(text).length === 0;
}

/** Most words of the name of a course. */
const COURSE_WORDS = 6;

/** Whether a line names a course, a place that no list knows, and when or how far: "Engenharia Elétrica – UNIUBE – 2014 a 2016, trancado". */
function hasUnknownPlace(line: string): boolean {
  const text = line.replace(HOW_FAR, '');
  const [course = '', place = '', ...rest] = text.split(/\s[–—|-]\s/u);
  const isTold = text !== line || rest.length > 0;
  return (
    isTold &&
    /^\p{Lu}/u.test(course) &&
    /^\p{Lu}/u.test(place) &&
    course.split(' ').length <= COURSE_WORDS &&
    scoreInstitution(course) === 0 &&
    findPeriods(course).length === 0 &&
    rest.every((part) => !/\p{L}{3}/u.test(withoutDates(part)))
  );
}

/** Whether a line tells a course of study whole: the course, and where, when or how far. */
function isWhole(block: Block): boolean {
  const text = blockText(block);
  if (block.bullet || text.length > LONGEST || /[.;]$/u.test(text)) return false;
  if (hasPlaceOfStudy(text) || SCHOOL.test(text)) return true;
  const parted = /,\s|\s[–—|-]\s/u.test(withoutDates(text));
  const isSaid = scoreInstitution(text) > 0 || findPeriods(text).length > 0 || HOW_FAR.test(text);
  return scoreDegree(text) > 0 && parted && isSaid;
}

/**
 * Cuts a section of education before each line that begins a course for sure: one that tells it whole, or that names
 * a degree under a line with nothing but a date. Only where the first line does so: other CVs begin with the date or
 * the institution, which the line above then belongs to.
 */
export function cutCourses(blocks: readonly Block[]): Block[][] {
  const [first] = blocks;
  if (first === undefined || !isWhole(first)) return [[...blocks]];
  const runs: Block[][] = [];
  for (const [index, block] of blocks.entries()) {
    const above = blocks[index - 1];
    const underDate = above !== undefined && isLoneDate(blockText(above)) && !block.bullet;
    const run = runs.at(-1);
    const begins = isWhole(block) || (!block.bullet && hasUnknownPlace(blockText(block)));
    if (run === undefined || begins || (underDate && scoreDegree(blockText(block)) > 0)) runs.push([block]);
    else run.push(block);
  }
  return runs;
}
