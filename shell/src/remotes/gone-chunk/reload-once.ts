const KEY = 'aura.reloaded';

const GIVE_UP_MS = 5_000;

/** Reloads the page. */
export const reloadPage = (): void => window.location.reload();

/** Whether the server answers with the page right now. */
export async function isPageReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(GIVE_UP_MS);
    const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal });
    return ok;
  } catch {
    return false;
  }
}

/** Whether this tab was already reloaded automatically for this reason; true as well if storage is unavailable. */
export function wasReloadedFor(what: string): boolean {
  try {
    return readMarks().includes(what);
  } catch {
    return true;
  }
}

/** Remembers, for as long as the tab lives, that it is being reloaded for something. */
export function markReloadedFor(what: string): void {
  try {
    sessionStorage.setItem(KEY, [...readMarks().filter((mark) => mark !== what), what].join(' '));
  } catch {
    // Storage is full or denied: then no reload happens by itself, see above.
  }
}

const readMarks = (): readonly string[] => sessionStorage.getItem(KEY)?.split(' ') ?? [];
