import { markDocument } from '../document/mark-document.ts';
import { connectBarMenus } from './bar-menus.ts';
import { connectConsentBar } from './consent-bar.ts';
import { followHistory } from './follow-history.ts';
import { connectTakeOver } from './take-over.ts';
import { connectThemeControl } from './theme-control.ts';
import { refreshYear } from './year.ts';

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
