import { foldKey } from '../../text/index.ts';
import { findPeriods } from '../dates/period.ts';
import { readLabels } from '../entries/labels.ts';
import { speaksOfElse, startsWithLanguage } from '../entries/languages.ts';
import { joinFullText, type Line, readLineText } from '../layout/model.ts';
import { scoreCompany, scoreDegree, scoreInstitution, scoreTitle } from '../lexicon/words.ts';
import type { SectionKind } from './heads.ts';

/** Shortest paragraph that is a summary, in characters. */
const PARAGRAPH = 80;
/** Most words of an item of a list of skills. */
const SKILL_WORDS = 5;

const share = (lines: readonly Line[], test: (text: string) => boolean): number =>
  lines.filter((line) => test(joinFullText(line))).length / Math.max(1, lines.length);

const scoreOf = (lines: readonly Line[], score: (text: string) => number): number =>
  lines.reduce((sum, line) => sum + Math.min(1.5, score(readLineText(line))), 0);

const hasPeriod = (text: string): boolean => findPeriods(text).some(({ single }) => !single);
const COURSE =
  /\b\d{1,3}\s?h(?:oras?)?\b|\b(?:curso|treinamento|certifica\p{L}*|nr[- ]?\d{2}|senac|senai|sest|udemy|alura|coursera)\b/u;
const isCourse = (text: string): boolean =>
  COURSE.test(foldKey(text)) || findPeriods(text).some(({ single }) => single);

/** Whether a section contains jobs or studies; null if unknown. */
function inferEntryKind(lines: readonly Line[]): 'experience' | 'education' | null {
  const heads = lines.filter((line) => !line.bullet);
  const titles = scoreOf(heads, scoreTitle);
  const degrees = scoreOf(heads, scoreDegree);
  // "Instituto" and "Escola" are employers, too: studies name a degree.
  if (titles >= 1 && degrees === 0) return 'experience';
  const work = titles + 0.5 * scoreOf(heads, scoreCompany);
  const study = degrees + scoreOf(heads, scoreInstitution);
  if (Math.max(work, study) < 1 || Math.abs(work - study) < 0.5) return null;
  return work > study ? 'experience' : 'education';
}

/**
 * Tells by its lines what a section is about whose head no list knows ("Por onde andei"); null where they do not say.
 */
export function inferKind(lines: readonly Line[]): SectionKind | null {
  const told = lines.filter((line) => /\p{L}/u.test(joinFullText(line)));
  if (told.length === 0) return null;
  if (share(told, startsWithLanguage) >= 0.75) return 'languages';
  const labelled = told.flatMap((line) => readLabels(readLineText(line)) ?? []).map(({ field }) => field);
  if (labelled.includes('title') || labelled.includes('company')) return 'experience';
  if (labelled.includes('institution') || labelled.includes('course')) return 'education';
  const dated = told.filter((line) => hasPeriod(joinFullText(line)));
  if (dated.length > 0) {
    const kind = inferEntryKind(told);
    if (kind !== null) return kind;
    // Periods one after another, of which nothing tells of studies, are jobs.
    if (dated.length >= 2 && scoreOf(told, scoreDegree) + scoreOf(told, scoreInstitution) === 0)
      return 'experience';
  }
  if (share(told, speaksOfElse) > 0) return null;
  if (dated.length === 0 && share(told, isCourse) >= 0.5) return 'courses';
  const whole = told.map(readLineText).join(' ');
  const items = whole.split(/[,;•|]|\s{2,}/u);
  if (
    told.length <= 6 &&
    told.every((line) => !line.bullet) &&
    whole.length >= PARAGRAPH &&
    whole.endsWith('.')
  )
    return 'summary';
  const parts = told.length > 2 ? told.map(readLineText) : items;
  const short = parts.filter((part) => part.trim().split(/\s+/u).length <= SKILL_WORDS).length;
  return parts.length >= 3 && short === parts.length && dated.length === 0 ? 'skills' : null;
}
