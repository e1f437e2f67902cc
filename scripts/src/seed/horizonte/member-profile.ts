import {
  applyChange,
  awardBadge,
  buildBadgeEntries,
  completeDiagnosis,
  countNewEntries,
  createProfile,
  set,
  setTaskCompleted,
  storeDiagnosis,
  buildTaskEntry,
  type NewPointEntry,
  type PointEntry,
  type Profile,
  type ProfileChange,
} from '@aura/shared-domain';
import { CAREERS } from '../../generated/careers.ts';
import { makeDiagnosis } from './diagnosis.ts';
import type { Deed, Life } from './life.ts';
import type { Employee } from './roster.ts';

/** A profile and the ledger of its points. */
interface Account {
  readonly profile: Profile;
  readonly entries: readonly PointEntry[];
}

/** The profile after a person's activity: the product's own changes, one after the other. */
export function buildAccount(employee: Employee, life: Life): Account {
  const career = CAREERS[employee.department];
  const goal = set([career.title]);
  const blank = { profile: createProfile(employee.name), entries: [] };
  return life.deeds.reduce<Account>((account, deed) => {
    const { profile } = account;
    switch (deed.kind) {
      case 'diagnosis': {
        const result = makeDiagnosis(life, career, deed.at);
        const change = {
          ...completeDiagnosis(profile, deed.at),
          ...storeDiagnosis(profile, result, new Set()),
        };
        return applyToAccount(account, deed, { ...change, 'careerProfile.objetivos_carreira': goal });
      }
      case 'task':
        return applyToAccount(account, deed, setTaskCompleted(profile, findTaskAt(profile, deed.task), true));
      case 'lesson':
        return applyToAccount(account, deed, awardBadge(profile, 'eterno_aprendiz', deed.at));
    }
  }, blank);
}

const findTaskAt = (profile: Profile, place: number): string => profile.careerPlan[place]?.id ?? '';

/** The account after a change, with the entries that belong to it. */
function applyToAccount({ profile, entries }: Account, { at }: Deed, change: ProfileChange | null): Account {
  if (!change) return { profile, entries };
  const after = applyChange(profile, change);
  const badges = after.badges.slice(profile.badges.length);
  const task = buildTaskEntry(profile, after);
  const added: readonly NewPointEntry[] =
    badges.length > 0 ? buildBadgeEntries(profile, badges) : task ? [task] : [];
  return {
    profile: applyChange(after, countNewEntries(added.length)),
    entries: [...entries, ...added.map((entry) => ({ ...entry, at }))],
  };
}
