import {
  deleteField,
  doc,
  getDoc,
  increment,
  serverTimestamp,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import {
  applyChange,
  countNewEntries,
  ProfileSchema,
  buildTaskEntry,
  type FieldChange,
  type Profile,
  type ProfileChange,
} from '@aura/shared-domain';

/** How one write fares: it may be made without an answer, or not leave the tab at all. */
export type Line = 'good' | 'answerLost' | 'neverSent';
export type Outcome = 'saved' | 'unchanged' | 'failed';
type Transition = (profile: Profile) => ProfileChange | null;

/** A tab of a browser, which writes under the rules what the session of a page writes, and as it does. */
export interface Tab {
  /** The profile as the tab believes it to be stored. */
  confirmed(): Profile;
  /** One after another: writes what the transition makes of that; after a denial once more from what is stored. */
  update(transition: Transition, line?: Line): Promise<Outcome>;
  reload(): Promise<void>;
}

/** @param db Firestore as the browser of the person sees it */
export async function openTab(db: Firestore, uid: string): Promise<Tab> {
  const person = doc(db, `users/${uid}`);
  const read = async () => v.parse(ProfileSchema, (await getDoc(person)).data());
  let confirmed = await read();
  let tail: Promise<unknown> = Promise.resolve();

  async function attempt(transition: Transition, line: Line): Promise<Outcome | 'denied'> {
    const change = transition(confirmed);
    if (!change) return 'unchanged';
    const next = v.parse(ProfileSchema, applyChange(confirmed, change));
    const entry = buildTaskEntry(confirmed, next);
    const counted = entry ? countNewEntries(1) : {};
    if (line === 'neverSent') return 'failed';
    const batch = writeBatch(db);
    batch.update(person, toUpdate({ ...change, ...counted }));
    if (entry)
      batch.set(doc(db, `users/${uid}/pointEvents/${entry.entry}`), { ...entry, at: serverTimestamp() });
    const denial = await batch.commit().then(() => null, codeOf);
    if (line === 'answerLost') return 'failed';
    if (denial) return denial === 'permission-denied' ? 'denied' : 'failed';
    confirmed = applyChange(next, counted);
    return 'saved';
  }

  async function write(transition: Transition, line: Line): Promise<Outcome> {
    const first = await attempt(transition, line);
    if (first !== 'denied') return first;
    confirmed = await read();
    const second = await attempt(transition, line);
    return second === 'denied' ? 'failed' : second;
  }

  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = tail.then(task);
    tail = turn.catch(() => undefined);
    return turn;
  };
  return {
    confirmed: () => confirmed,
    update: (transition, line = 'good') => inTurn(() => write(transition, line)),
    reload: () => inTurn(async () => void (confirmed = await read())),
  };
}

const codeOf = (error: unknown): string => (error as { readonly code: string }).code;

const toUpdate = (change: ProfileChange): Record<string, unknown> =>
  Object.fromEntries(Object.entries(change).map(([path, field]) => [path, valueOf(field)]));

function valueOf(field: FieldChange): unknown {
  if (field.kind === 'increment') return increment(field.by);
  return field.kind === 'delete' ? deleteField() : field.value;
}
