const BOOT_SCRIPT = /<script\b[^>]*\bsrc="(\/boot\.[^"]+)"/;
const GIVE_UP_MS = 5_000;

/** Address of the small script that the page at hand began with: it differs from build to build of the shell. */
export const findRunningShell = (document: Document): string =>
  document.querySelector('script[src^="/boot."]')?.getAttribute('src') ?? '';

/** The same for the page that a new visitor gets; null if unknown. */
export async function fetchFreshShell(fetchPage: typeof fetch = fetch): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(GIVE_UP_MS);
    const response = await fetchPage('/', { cache: 'no-store', credentials: 'omit', signal });
    return BOOT_SCRIPT.exec(await response.text())?.[1] ?? null;
  } catch {
    return null;
  }
}
