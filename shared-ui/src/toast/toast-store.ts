export interface ToastMessage {
  /** How it is announced. */
  readonly kind: 'success' | 'error' | 'info';
  /** A sentence. */
  readonly text: string;
  /** Something to be glad about: bits of paper fly, where motion is welcome. */
  readonly celebrates?: boolean;
}

export interface Toast extends ToastMessage {
  readonly id: number;
}

/** More at a time would cover the page; the oldest goes first. */
const MOST_AT_ONCE = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short message at the edge of the page for five seconds. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  replace([...toasts, { id: lastId, ...message }].slice(-MOST_AT_ONCE));
}

/** Takes a message away before its time. */
export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

/** The messages on screen, oldest first. The array changes only when its content does. */
export function listToasts(): readonly Toast[] {
  return toasts;
}

/** Calls the listener after each change; returns what ends it. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
