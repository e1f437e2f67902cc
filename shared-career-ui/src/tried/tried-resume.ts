import * as v from 'valibot';
import { ResumeDraftSchema, type ResumeDraft } from '../draft.ts';

const KEY = 'aura.tried-resume';

function tryAccess<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    // Without storage nothing is kept, and the person reads the file again.
    return null;
  }
}

/** Keeps a CV that was read without an account, in this tab only, until an account is there to take it. */
export function keepTriedResume(draft: ResumeDraft): void {
  tryAccess(() => sessionStorage.setItem(KEY, JSON.stringify(draft)));
}

/** Deletes it. */
export function dropTriedResume(): void {
  tryAccess(() => sessionStorage.removeItem(KEY));
}

/** The CV that was kept, if this version can read it. */
export function readTriedResume(): ResumeDraft | null {
  const stored: unknown = tryAccess(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  const parsed = v.safeParse(ResumeDraftSchema, stored);
  return parsed.success ? parsed.output : null;
}
