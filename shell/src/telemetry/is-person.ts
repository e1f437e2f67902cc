const MACHINE = /bot|crawl|spider|slurp|headless|lighthouse|pagespeed|preview/i;

/** Whether somebody sits in front of this browser, as far as it says so itself: machines would change every figure. */
export const isPerson = ({ userAgent, webdriver }: Pick<Navigator, 'userAgent' | 'webdriver'>): boolean =>
  !webdriver && !MACHINE.test(userAgent);
