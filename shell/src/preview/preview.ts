import type { Preview, Viewer } from '@aura/shared-federation/contract';
import { openBrowserStorage } from '@aura/shared-session/host';
import { getHistory, navigate } from '@aura/shared-session/router';
import { mayPreview } from './preview-state.ts';
import { forgetWantedPreview, takeWantedPreview, type WantedPreview } from './wanted-preview.ts';

/** Names of this machine, which serves local builds. */
const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** What this tab alone remembers. */
const TAB = openBrowserStorage(() => sessionStorage);

let wanted: WantedPreview | null = null;

/** Takes note of the version that the address of the page asks for; called once, at the start. */
export function openPreview(): WantedPreview | null {
  wanted = takeWantedPreview({
    location: getHistory().location,
    replace: (to) => navigate(to, { replace: true }),
    storage: TAB,
  });
  return wanted;
}

/** The version requested in this tab; the same object for the life of the page. */
export const getWantedPreview = (): WantedPreview | null => wanted;

/** Whether the page is one of this machine. */
export const isLocalPage = (): boolean => THIS_MACHINE.test(window.location.hostname);

/** The version that this viewer previews; null without one. */
export const previewFor = (viewer: Viewer): Preview | null =>
  wanted?.preview && mayPreview({ session: viewer ? 'signedIn' : 'signedOut', isLocal: isLocalPage() })
    ? wanted.preview
    : null;

/** From the next load of the page on this tab shows what everybody gets. */
export const endPreview = (): void => forgetWantedPreview(TAB);
