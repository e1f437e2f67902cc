import {
  applyChange,
  countNewEntries,
  err,
  MOST_POINT_ENTRIES,
  NOT_AUTHENTICATED,
  ok,
  PROFILE_SAVE_FAILED,
  ProfileSchema,
  buildTaskEntry,
  type NewPointEntry,
  type Profile,
  type ProfileChange,
  type Result,
} from '@aura/shared-domain';
import * as v from 'valibot';
import type { Analytics } from '../analytics/track.ts';
import { SERVER_TIME, type BackendError } from '../backend/session-backend.contract.ts';
import type { Failure } from '../session/run-for-person.ts';
import type { Person, Session } from '../session/session-store.ts';
import { buildProfilePath, readProfile } from './profile-document.ts';

/** Computes a partial update from a profile; null if nothing changes. Pure: it may run more than once. */
export type ProfileTransition = (profile: Profile) => ProfileChange | null;

export interface ProfileUpdates {
  /** Shows the change at once, writes it in one update, takes it back where that fails. Updates run one by one. */
  readonly updateProfile: (transition: ProfileTransition) => Promise<Result<'saved' | 'unchanged', Failure>>;
  /** Reads the profile again, after the server wrote to it. Waits for the updates under way. */
  readonly refreshProfile: () => Promise<Result<Profile, Failure>>;
}

/** Says that a ledger takes no more entries from browsers. */
const LEDGER_FULL = 'ledger-full';
const NO_MORE_FLIPS =
  'Sua conta já marcou e desmarcou tarefas o máximo de vezes, e esta mudança não foi salva. Escreva para o nosso contato.';
const REFRESH_FAILED = 'Não foi possível atualizar seus dados agora. Tente novamente em instantes.';

/** The profile of one person as the database has it, and the changes that are shown but not written yet. */
interface Lane {
  readonly person: Person;
  confirmed: Profile;
  waiting: readonly ProfileTransition[];
  tail: Promise<unknown>;
}

export function createProfileUpdates(session: Session, { track }: Pick<Analytics, 'track'>): ProfileUpdates {
  let lane: Lane | null = null;

  function currentLane(): Lane | null {
    const person = session.person();
    const state = session.getState();
    if (!person || state.status !== 'signedIn') return null;
    if (lane?.person !== person)
      lane = { person, confirmed: state.profile, waiting: [], tail: Promise.resolve() };
    return lane;
  }

  const show = ({ person, confirmed, waiting }: Lane) =>
    session.showProfile(person, repeatTransitions(confirmed, waiting));

  return {
    updateProfile: async (transition) => {
      const own = currentLane();
      if (!own) return err({ message: NOT_AUTHENTICATED });
      const { signal } = own.person;
      own.waiting = [...own.waiting, transition];
      show(own);
      return runInTurn(own, async () => {
        const written = signal.aborted ? null : await write(own, transition);
        if (signal.aborted || !written) return err({ message: NOT_AUTHENTICATED });
        own.waiting = own.waiting.slice(1);
        show(own);
        if (!written.ok)
          return err({ message: written.error.code === LEDGER_FULL ? NO_MORE_FLIPS : PROFILE_SAVE_FAILED });
        if (written.value === null) return ok('unchanged');
        track({ name: 'user_profile_updated', updatedFields: Object.keys(written.value) });
        // the provider keeps a copy for its own e-mails; the profile holds the name, so that a failure may pass
        if ('name' in written.value) void own.person.backend.setDisplayName(own.confirmed.name);
        return ok('saved');
      });
    },

    refreshProfile: async () => {
      const own = currentLane();
      if (!own) return err({ message: NOT_AUTHENTICATED });
      return runInTurn(own, async () => {
        const read = await readProfile(own.person.backend, own.person.uid);
        if (own.person.signal.aborted) return err({ message: NOT_AUTHENTICATED });
        if (!read.ok || !read.value) return err({ message: REFRESH_FAILED });
        own.confirmed = read.value;
        show(own);
        return ok(read.value);
      });
    },
  };
}

/** Runs a task after everything that the lane has been given before. */
function runInTurn<T>(lane: Lane, task: () => Promise<T>): Promise<T> {
  const turn = lane.tail.then(task);
  lane.tail = turn.catch(() => {});
  return turn;
}

/**
 * Applies the transition to the confirmed profile and writes the change; returns it, or null without a change. A
 * refusal may mean that another tab or the server has written: then try once more from the stored profile.
 */
async function write(lane: Lane, transition: ProfileTransition): Promise<Written> {
  const written = await tryTransition(lane, transition);
  if (written.ok || written.error.code !== 'permission-denied') return written;
  const stored = await readProfile(lane.person.backend, lane.person.uid);
  if (!stored.ok || !stored.value) return written;
  lane.confirmed = stored.value;
  return tryTransition(lane, transition);
}

type Written = Result<ProfileChange | null, BackendError>;

async function tryTransition(lane: Lane, transition: ProfileTransition): Promise<Written> {
  const change = transition(lane.confirmed);
  if (!change) return ok(null);
  const next = applyIfValid(lane.confirmed, change);
  if (!next) return err({ code: 'not-a-profile' });
  const entry = buildTaskEntry(lane.confirmed, next);
  if (entry && entry.entry > MOST_POINT_ENTRIES) return err({ code: LEDGER_FULL });
  const written = await (entry ? recordEntry(lane.person, change, entry) : update(lane.person, change));
  if (!written.ok) return written;
  lane.confirmed = entry ? { ...next, pointEntries: entry.entry } : next;
  return ok(change);
}

const update = ({ backend, uid }: Person, change: ProfileChange) =>
  backend.updateDocument(buildProfilePath(uid), change);

/** Points change only together with their entry in the ledger, in every build. */
const recordEntry = ({ backend, uid }: Person, change: ProfileChange, entry: NewPointEntry) =>
  backend.updateWith(
    buildProfilePath(uid),
    { ...change, ...countNewEntries(1) },
    { path: `${buildProfilePath(uid)}/pointEvents/${entry.entry}`, data: { ...entry, at: SERVER_TIME } },
  );

/** The profile as it will be with everything that waits. */
function repeatTransitions(confirmed: Profile, waiting: readonly ProfileTransition[]): Profile {
  return waiting.reduce((profile, transition) => {
    const change = transition(profile);
    return (change && applyIfValid(profile, change)) ?? profile;
  }, confirmed);
}

/** The profile after a change; null where the change would leave no valid profile. */
function applyIfValid(profile: Profile, change: ProfileChange): Profile | null {
  const parsed = v.safeParse(ProfileSchema, applyChange(profile, change));
  return parsed.success ? parsed.output : null;
}
