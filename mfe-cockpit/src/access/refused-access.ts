/** Why the newest answer to this page was that the person may not have it; null if they may. */
let refusal: string | null = null;
const listeners = new Set<() => void>();

/** Notes the newest answer of the backend about access. A failed call is no answer. */
export function noteAccess(reason: string | null): void {
  if (reason === refusal) return;
  refusal = reason;
  for (const listener of listeners) listener();
}

export const readRefusal = (): string | null => refusal;

/** Calls the listener after each change; returns the function that ends it. */
export function followAccess(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
