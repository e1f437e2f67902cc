import { MINUTE_MS } from '@aura/shared-domain';
import * as v from 'valibot';
import { ResumeDraftSchema, type ResumeDraft } from '../draft.ts';

const KEY = 'aura.tried-resume';
/** How long a CV without an account is kept after its last use: as long as a session without activity. */
const IDLE_MS = 30 * MINUTE_MS;

const KeptSchema = v.object({ usedAt: v.number(), draft: ResumeDraftSchema });

function tryAccess<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    // Without storage nothing is kept, and the person reads the file again.
    return null;
  }
}

/** Keeps a CV that was read without an account, in this tab only, until an account takes it or nobody uses it. */
export function keepTriedResume(draft: ResumeDraft, now: Date): void {
  const kept = { usedAt: now.getTime(), draft };
  tryAccess(() => sessionStorage.setItem(KEY, JSON.stringify(kept)));
}

/** Deletes it. */
export function dropTriedResume(): void {
  tryAccess(() => sessionStorage.removeItem(KEY));
}

/** The CV of this tab: one that was kept, `expired` where one was deleted just now as nobody used it, or null. */
export function readTriedResume(now: Date): ResumeDraft | 'expired' | null {
  const stored: unknown = tryAccess(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  const kept = v.safeParse(KeptSchema, stored);
  if (!kept.success) return null;
  const { usedAt, draft } = kept.output;
  if (now.getTime() - usedAt < IDLE_MS) return draft;
  dropTriedResume();
  return 'expired';
}
