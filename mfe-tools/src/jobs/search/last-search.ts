import type { useSession } from '@aura/shared-session';
import type { SearchMarks } from './search-marks.ts';

/** The way back to the newest search of this visit. */
export interface LastSearch {
  /** The address of its results. */
  readonly path: string;
  /** When it was made, milliseconds since 1970: to repeat it counts nothing for a day. */
  readonly searchedAt: number;
  /** The posting that was opened last; null for none. */
  readonly opened: string | null;
}

/** Of one person: in the page, never in storage. */
let kept: { readonly uid: string; readonly search: LastSearch } | null = null;

type Session = ReturnType<typeof useSession>;
const readUid = (session: Session): string | null =>
  session.status === 'signedIn' ? session.user.uid : null;

/** Keeps the search on the screen. What was opened stays known while the search is the same one. */
export function keepLastSearch(session: Session, search: LastSearch): void {
  const uid = readUid(session);
  if (uid === null) return;
  const before = kept?.uid === uid && kept.search.path === search.path ? kept.search.opened : null;
  kept = { uid, search: { ...search, opened: search.opened ?? before } };
}

/** Where a link back to the results leads; null if the person made no search in this visit. */
export function findWayBack(session: Session): { readonly to: string; readonly state: SearchMarks } | null {
  if (kept === null || kept.uid !== readUid(session)) return null;
  const { path, searchedAt, opened } = kept.search;
  return { to: path, state: { searchedAt, ...(opened !== null && { back: opened }) } };
}
