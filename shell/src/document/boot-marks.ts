/**
 * The small script works by these attributes, before and after hydration: React draws the marked elements and the
 * script handles them, so that there is one implementation.
 */
export const BOOT_MARK = 'data-boot';

/** Values of {@link BOOT_MARK}. */
export const BOOT = {
  openCookies: 'open-cookies',
  accept: 'accept-cookies',
  refuse: 'refuse-cookies',
  theme: 'theme',
  menu: 'menu',
} as const;

export type BootValue = (typeof BOOT)[keyof typeof BOOT];

/** The attribute that gives an element to the small script. */
export const makeBootMark = (value: BootValue): { readonly [BOOT_MARK]: BootValue } => ({
  [BOOT_MARK]: value,
});

/** The marked element that an event happened in, if any. */
export function findMarkedTarget({ target }: Event): { element: HTMLElement; value: string } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(`[${BOOT_MARK}]`) : null;
  return element && { element, value: element.getAttribute(BOOT_MARK) ?? '' };
}

/** Marks a page that reads its fragment, and so must start without an interaction. */
export const FRAGMENT_MARK = 'data-reads-fragment';

/** The same for a page that reads its query. */
export const QUERY_MARK = 'data-reads-query';

/** Id of the cookie bar. */
export const CONSENT_BAR_ID = 'preferencias-de-cookies';
