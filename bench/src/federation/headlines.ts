/*
 * What runs inside the measured page. Each function is sent there as text: it uses nothing from outside itself.
 */

/** A headline of the page; times in milliseconds since the epoch. */
interface Headline {
  readonly text: string;
  /** When React had put it there. What its page asks for comes afterwards. */
  readonly thereAt: number;
  /** The frame that shows it. */
  readonly shownAt: number;
}

declare global {
  interface Window {
    /** Headlines that React answers for, in the order in which they came. */
    headlines?: Headline[];
  }
}

/** Begins to write down headlines, before anything of the page runs. */
export function logHeadlines(): void {
  const log: Headline[] = [];
  window.headlines = log;
  let last: string | null = null;
  const look = () => {
    const headline = document.querySelector('#root h1');
    const text = headline?.textContent ?? '';
    const isReacts = Object.keys(headline ?? {}).some((key) => key.startsWith('__reactFiber$'));
    if (!isReacts || text === '' || text === last) return;
    last = text;
    const thereAt = performance.timeOrigin + performance.now();
    requestAnimationFrame((now) => log.push({ text, thereAt, shownAt: performance.timeOrigin + now }));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/**
 * Waits until the page has shown a headline; otherwise rejects with the displayed one. Any other headline is ignored:
 * that of the previous page, of a failure, or of another remote.
 * @param text the words of the headline
 */
export async function expectedHeadline({
  text,
  limitMs,
}: {
  text: string;
  limitMs: number;
}): Promise<Headline> {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    const found = window.headlines?.find((headline) => headline.text === text);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const shown = document.querySelector('main')?.textContent ?? '';
  throw new Error(`no headline "${text}" in ${limitMs} ms; the page says: ${shown.slice(0, 300)}`);
}

/** Follows a link as a keyboard does: nothing points to it before. Gives the moment, milliseconds since the epoch. */
export function follow(path: string): number {
  const links = document.querySelectorAll<HTMLAnchorElement>(`header a[href="${path}"]`);
  // The header holds its menu twice, one for each width of the window.
  const link = [...links].find((one) => one.checkVisibility());
  if (!link) throw new Error(`no link to ${path} is shown in the header`);
  const at = performance.timeOrigin + performance.now();
  link.click();
  return at;
}
