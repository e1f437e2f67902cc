import { openBrowserStorage } from '../store/safe-storage.ts';
import { createConsent } from './consent-store.ts';

export type { ConsentAnswer, ConsentChoice } from './consent-store.ts';

/** The consent of the page at hand. Apart from the session, so that a page can ask for it without loading that. */
export const consent = createConsent(openBrowserStorage());
