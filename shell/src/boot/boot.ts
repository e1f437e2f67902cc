import { markDocument } from '../document/mark-document.ts';
import { connectConsentBar } from './consent-bar.ts';
import { connectTakeOver } from './take-over.ts';
import { BOOT, BOOT_MARK, findMarkedTarget } from '../document/boot-marks.ts';
import { connectBarMenus } from './bar-menus.ts';
import { readTheme, setTheme, subscribeTheme, toTheme } from '../theme/theme-store.ts';

/*
 * The small script that every page begins with: cookies, theme, and the moment at which the application takes over.
 * The narrow menu needs none: it is a popover of the browser's own. The menus of the bar need it to close.
 */
// A page of the development server comes without the inline script that does this before the first paint.
markDocument();
connectConsentBar(document);
connectBarMenus(document);
const showTheme = connectThemeControl(document);
refreshYear(document, new Date());
const stopFollowing = followHistory(window);
const { pathname } = window.location;
connectTakeOver(document, async () => {
  const { start } = await import(/* webpackChunkName: "start" */ '../start.tsx');
  stopFollowing();
  await start(pathname);
  // An empty page has a footer only now.
  showTheme();
});

/**
 * Loads the page of a Back or Forward navigation until the application is there. Entries created by the application of
 * an earlier visit belong to this document for the browser, which then changes only the address. Returns a function
 * that stops it.
 */
function followHistory(
  window: Pick<Window, 'location' | 'addEventListener' | 'removeEventListener'>,
): () => void {
  const opened = window.location.pathname;
  const onChange = () => {
    if (window.location.pathname !== opened) window.location.reload();
  };
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/** Runs the choice of theme in the footer. Returns a function that shows the choice on a footer drawn later. */
function connectThemeControl(document: Document): () => void {
  const show = () => {
    const control = document.querySelector(`select[${BOOT_MARK}="${BOOT.theme}"]`);
    if (control instanceof HTMLSelectElement) control.value = readTheme();
  };
  document.addEventListener('change', (event) => {
    const marked = findMarkedTarget(event);
    if (marked?.element instanceof HTMLSelectElement && marked.value === BOOT.theme)
      setTheme(toTheme(marked.element.value));
  });
  subscribeTheme(show);
  show();
  return show;
}

/** Puts the current year into the copyright line; the page may have been written in another one. */
function refreshYear(document: Document, now: Date): void {
  const place = document.querySelector('[data-current-year]');
  if (place) place.textContent = String(now.getFullYear());
}
