import type { ReadOriginal, ResumeStructure } from '@aura/shared-domain';
import { useSyncExternalStore } from 'react';

/** The document that a CV was read of. It is in the memory of the page only, and gone with it (ADR 6). */
export interface Original extends ReadOriginal {
  /** The reading that it belongs to, as in the draft. */
  readonly reading: string;
  /** Null for a text that was pasted, or is that of the profile. */
  readonly file: File | null;
  /** The fields as they were read, before any correction. */
  readonly structure: ResumeStructure;
}

let current: Original | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Keeps a document for as long as the page is open, in place of the one before. */
export function keepOriginal(original: Original): void {
  current = original;
  for (const listener of listeners) listener();
}

/** The document of a reading; null after the page was loaded anew, and on other devices. */
export function useOriginal(reading: string | undefined): Original | null {
  const original = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  return original?.reading === reading ? original : null;
}
