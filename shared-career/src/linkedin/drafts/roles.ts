import type { Experience } from '@aura/shared-domain';
import { findOccupation } from '../../taxonomy/find-occupation.ts';
import { foldKey, squeeze } from '../../text/index.ts';
import { matchRoles } from '../consistency/match.ts';
import { isSameTitle } from '../consistency/roles.ts';
import type { Measured } from '../score/input.ts';
import { sortLatestFirst } from '../score/roles.ts';
import { isNamingRole } from '../score/role-in-text.ts';
import { buildFact, type OwnWords } from './fact.ts';

/** Longest title or company in a drafted text, characters; longer ones are no titles. */
const LONGEST = 90;

/** A job held, in the person's own words. */
export interface HeldRole {
  readonly title: string;
  readonly company: string;
  readonly current: boolean;
  readonly words: OwnWords;
}

/** The title of one job of the CV in its own words; null where the text of the CV gives it in no line of that job. */
function findTitleInCv({ cv, input }: Measured, index: number): OwnWords | null {
  const entry = input.resume?.experiences[index];
  if (!cv || !entry || entry.title === '') return null;
  // Several jobs may have the same title, and one title may begin another: they come in the order of the CV.
  const isOfJob = ({ title }: { readonly title: string }): boolean => foldKey(title) === foldKey(entry.title);
  const before = input.resume?.experiences.slice(0, index).filter(isOfJob).length ?? 0;
  const held = cv.titles.filter(isOfJob)[before];
  if (!held || held.title.length > LONGEST) return null;
  const text = squeeze(held.title);
  const { start } = held.evidence;
  const { length } = held.title;
  const evidence = { ...held.evidence, end: start + length, excerpt: held.evidence.excerpt.slice(0, length) };
  return { text, fact: buildFact(text, evidence) };
}

/** Whether two jobs at one company may be the same one: years apart, they are two. */
function isSameTime(a: Experience, b: Experience): boolean {
  const [first, next] = (a.start ?? '') <= (b.start ?? '') ? [a, b] : [b, a];
  return first.start === null || first.end === null || next.start === null || next.start <= first.end;
}

/** Jobs of the profile. Where the CV gives another title, the draft has that one: it is what the CV proves. */
function listRoles(measured: Measured): HeldRole[] {
  const { profile, document, input } = measured;
  const inCv = input.resume?.experiences ?? [];
  const pairs = matchRoles(profile.experiences, inCv);
  const findDisputed = (index: number, title: string): OwnWords | null => {
    const at = pairs.find(({ own }) => own === index)?.other ?? -1;
    const [entry, other] = [profile.experiences[index], inCv[at]];
    if (!entry || !other || !isSameTime(entry, other) || isSameTitle(title, other.title)) return null;
    return findTitleInCv(measured, at);
  };
  return sortLatestFirst(profile.experiences).flatMap((index): HeldRole[] => {
    const entry = profile.experiences[index];
    const line = document.lines.find(({ path }) => path === `experiences.${index}.title`);
    if (!entry || !line) return [];
    const own = squeeze(line.text);
    const company = squeeze(entry.company);
    if (own === '' || own.length > LONGEST) return [];
    const words = findDisputed(index, own) ?? { text: own, fact: buildFact(own, line.evidence) };
    return [
      {
        title: words.text,
        company: company.length > LONGEST ? '' : company,
        current: entry.current,
        words,
      },
    ];
  });
}

function listRolesOfCv(measured: Measured): HeldRole[] {
  const { resume } = measured.input;
  return sortLatestFirst(resume?.experiences ?? []).flatMap((index): HeldRole[] => {
    const entry = resume?.experiences[index];
    const words = entry ? findTitleInCv(measured, index) : null;
    return entry && words ? [{ title: words.text, company: '', current: entry.current, words }] : [];
  });
}

/** Jobs held, latest first: those of the profile, or where it names none those of the CV. */
export function listHeldRoles(measured: Measured): HeldRole[] {
  const own = listRoles(measured);
  return own.length > 0 ? own : listRolesOfCv(measured);
}

/** A role that is aimed at. */
export interface Aim {
  readonly words: OwnWords;
  /** Whether it is another role than the one held. */
  readonly isChange: boolean;
  /** Whether it belongs to another field of work: only then is it a change of career. */
  readonly isOtherField: boolean;
}

/** The goal as a fact, and how far it is from the latest job; null without a goal. */
export function findGoal(measured: Measured): Aim | null {
  const title = squeeze(measured.goal.title);
  if (title === '' || title.length > LONGEST) return null;
  const [latest] = listHeldRoles(measured);
  const fact = buildFact(title, {
    source: 'answer',
    docId: 'answer:goal',
    start: 0,
    end: title.length,
    excerpt: title,
  });
  const field = latest && findOccupation(latest.title)?.field;
  const isChange = latest === undefined || !isNamingRole(latest.title, measured.variants);
  return {
    words: { text: title, fact },
    isChange,
    isOtherField: isChange && (field === undefined || field !== measured.goal.occupation?.field),
  };
}
