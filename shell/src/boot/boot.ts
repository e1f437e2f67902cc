import { markDocument } from '../document/mark-document.ts';
import { connectConsentBar } from './consent-bar.ts';
import { connectThemeControl } from './theme-control.ts';
import { refreshYear } from './year.ts';
import { connectTakeOver } from './take-over.ts';

/*
 * The small script that every page begins with: cookies, theme, and the moment at which the application takes over.
 * The menu needs none: it is a popover of the browser's own.
 */
// A page of the development server comes without the inline script that does this before the first paint.
markDocument();
connectConsentBar(document);
connectThemeControl(document);
refreshYear(document, new Date());
connectTakeOver(document, async () => {
  const { start } = await import(/* webpackChunkName: "start" */ '../start.tsx');
  await start();
});
