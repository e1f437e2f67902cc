import type { Evidence, ResumeStructure } from '@aura/shared-domain';
import type { CvLine } from '../../cv/cv.ts';
import { foldText } from '../../text/index.ts';
import { SCHOOLING, findSchooling, type SchoolingLevel } from '../reading/schooling.ts';
import { findStems } from './stems.ts';
import { SCHOOLING_SIGNS } from '../../generated/signs.ts';

/** A line of a CV that tells of schooling. */
export interface Study {
  readonly level: SchoolingLevel;
  readonly finished: boolean;
  /** Whether it was begun and does not go on. */
  readonly stopped: boolean;
  readonly stems: ReadonlySet<string>;
  readonly evidence: Evidence;
}

const UNIVERSITY = SCHOOLING_SIGNS.adSchool;

/** Subjects of universities for which the CV names no degree. */
const listBareSubjects = ({ education }: ResumeStructure): ReadonlySet<string> =>
  new Set(
    education
      .filter(
        ({ degree, institution }) => degree.trim() === '' && UNIVERSITY.test(foldText(institution).folded),
      )
      .map(({ area }) => area.trim())
      .filter((area) => area !== ''),
  );

/** The schooling in a CV, line by line; mentions at work or in the summary are no diploma. */
export function findStudies(lines: readonly CvLine[], resume: ResumeStructure): Study[] {
  const subjects = listBareSubjects(resume);
  return lines.flatMap(({ section, text, unfinished, stopped, evidence }) => {
    if (section !== 'study' && section !== 'lists') return [];
    const schooling = findSchooling(text);
    const level =
      schooling?.highest ?? (section === 'study' && subjects.has(text.trim()) ? 'superior' : null);
    if (level === null) return [];
    const finished = !unfinished && schooling?.enrolled !== true;
    return [{ level, finished, stopped, stems: new Set(findStems(text)), evidence }];
  });
}

const getHeight = (level: SchoolingLevel): number => SCHOOLING.indexOf(level);

/** Levels between a study and the requirement; one that is not finished, or not even going on, counts one level lower. */
export function countRungsAbove(
  { level, finished, stopped }: Study,
  asked: SchoolingLevel,
  enrolled: boolean,
): number {
  return getHeight(level) - getHeight(asked) - (finished || (enrolled && !stopped) ? 0 : 1);
}

/** Whether a study is in one of the subjects; no subject means any. */
export function isInSubject({ stems }: Study, subjects: readonly string[]): boolean {
  return (
    subjects.length === 0 || subjects.some((subject) => findStems(subject).every((stem) => stems.has(stem)))
  );
}
