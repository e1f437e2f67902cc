import type { SavedJobChange } from '@aura/shared-domain';
import { withChange, type Followed } from './followed.ts';

/** A change that is on its way to the backend. */
interface PendingChange {
  readonly key: number;
  readonly id: string;
  readonly change: SavedJobChange;
  readonly at: Date;
}

export interface ChangesState {
  /** What the backend is known to have. */
  readonly confirmed: readonly Followed[];
  /** In the order of the requests. */
  readonly pending: readonly PendingChange[];
}

export type ChangesAction =
  | { readonly type: 'asked'; readonly pending: PendingChange }
  | { readonly type: 'kept'; readonly key: number }
  | { readonly type: 'refused'; readonly key: number }
  | { readonly type: 'removed'; readonly id: string };

/** What is known of the tracker, and what is on its way. */
export function reduceChanges(state: ChangesState, action: ChangesAction): ChangesState {
  switch (action.type) {
    case 'asked':
      return { ...state, pending: [...state.pending, action.pending] };
    case 'kept': {
      const kept = state.pending.filter(({ key }) => key === action.key);
      return { confirmed: applyChanges(state.confirmed, kept), pending: without(state.pending, action.key) };
    }
    case 'refused':
      return { ...state, pending: without(state.pending, action.key) };
    case 'removed':
      return {
        confirmed: state.confirmed.filter(({ id }) => id !== action.id),
        pending: state.pending.filter(({ id }) => id !== action.id),
      };
  }
}

/** What is on the screen: a change shows at once, and goes back by itself where it is refused. */
export const listShown = ({ confirmed, pending }: ChangesState): readonly Followed[] =>
  applyChanges(confirmed, pending);

const without = (pending: readonly PendingChange[], key: number) => pending.filter((one) => one.key !== key);

function applyChanges(jobs: readonly Followed[], changes: readonly PendingChange[]): readonly Followed[] {
  if (changes.length === 0) return jobs;
  return jobs.map((followed) => {
    const own = changes.filter(({ id }) => id === followed.id);
    if (own.length === 0) return followed;
    const job = own.reduce((before, { change, at }) => withChange(before, change, at), followed.job);
    return { ...followed, job };
  });
}
