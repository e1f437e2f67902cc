import { findOccupation } from '../../taxonomy/find-occupation.ts';
import { squeeze } from '../../text/index.ts';
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

function listRoles(measured: Measured): HeldRole[] {
  const { profile, document } = measured;
  return sortLatestFirst(profile.experiences).flatMap((index): HeldRole[] => {
    const entry = profile.experiences[index];
    const line = document.lines.find(({ path }) => path === `experiences.${index}.title`);
    if (!entry || !line) return [];
    const title = squeeze(line.text);
    const company = squeeze(entry.company);
    if (title === '' || title.length > LONGEST) return [];
    return [
      {
        title,
        company: company.length > LONGEST ? '' : company,
        current: entry.current,
        words: { text: title, fact: buildFact(title, line.evidence) },
      },
    ];
  });
}

function listRolesOfCv({ cv, input }: Measured): HeldRole[] {
  return sortLatestFirst(input.resume?.experiences ?? []).flatMap((index): HeldRole[] => {
    const entry = input.resume?.experiences[index];
    const held = cv?.titles.find(
      ({ evidence }) => entry !== undefined && evidence.excerpt.startsWith(entry.title),
    );
    if (!entry || !held || held.title.length > LONGEST) return [];
    return [
      {
        title: squeeze(held.title),
        company: '',
        current: entry.current,
        words: { text: squeeze(held.title), fact: buildFact(squeeze(held.title), held.evidence) },
      },
    ];
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
