/** Whether the newest answer to this page was that the person may not have it. */
let isRefused = false;
const listeners = new Set<() => void>();

/** What the newest answer of the backend says about access. A failed call says nothing. */
export function noteAccess(refused: boolean): void {
  if (refused === isRefused) return;
  isRefused = refused;
  for (const listener of listeners) listener();
}

export const isAccessRefused = (): boolean => isRefused;

/** Calls the listener after each change; gives the function that ends it. */
export function followAccess(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
