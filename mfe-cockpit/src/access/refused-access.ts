/** Whether the newest answer to this page was that the person may not have it. */
let isRefused = false;
const listeners = new Set<() => void>();

/** Notes the newest answer of the backend about access. A failed call is no answer. */
export function noteAccess(refused: boolean): void {
  if (refused === isRefused) return;
  isRefused = refused;
  for (const listener of listeners) listener();
}

export const isAccessRefused = (): boolean => isRefused;

/** Calls the listener after each change; returns the function that ends it. */
export function followAccess(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
