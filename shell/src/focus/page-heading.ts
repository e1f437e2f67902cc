const HEADING = 'main [data-page-title]';

/** The heading of the page on the screen. */
export const findCurrentHeading = (): HTMLElement | null => document.querySelector<HTMLElement>(HEADING);

/** Calls back once, when the main area has a heading other than `previous`. Returns a function that cancels it. */
export function followHeading(
  previous: HTMLElement | null,
  found: (heading: HTMLElement) => void,
): () => void {
  const main = document.querySelector('main');
  if (!main) return () => undefined;
  const look = (): boolean => {
    const heading = findCurrentHeading();
    if (!heading || heading === previous) return false;
    found(heading);
    return true;
  };
  if (look()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
