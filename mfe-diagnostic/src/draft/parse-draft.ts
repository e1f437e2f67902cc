import * as v from 'valibot';
import { WizardStateSchema, type WizardState } from '../wizard/state.ts';

/** The content of the draft's store. */
export type StoredDraft =
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly state: WizardState }
  /** Something is stored that this version cannot read; it is never half used. */
  | { readonly kind: 'unreadable' };

/** Validates a stored draft. */
export function parseDraft(stored: unknown): StoredDraft {
  if (stored === null || stored === undefined) return { kind: 'none' };
  const parsed = v.safeParse(WizardStateSchema, stored);
  return parsed.success ? { kind: 'found', state: parsed.output } : { kind: 'unreadable' };
}
