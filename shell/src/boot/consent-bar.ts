import { consent, type ConsentAnswer } from '@aura/shared-session/consent';
import { BOOT, CONSENT_BAR_ID, findMarkedTarget } from '../document/boot-marks.ts';

const ANSWERS: Readonly<Record<string, ConsentAnswer>> = {
  [BOOT.accept]: 'accepted',
  [BOOT.refuse]: 'refused',
};

/**
 * Runs the cookie bar: open until the question is answered, and again when the footer asks for it; then it takes
 * the focus, and gives it back with the answer. The style sheet shows it by the state on the root element.
 */
export function connectConsentBar(document: Document): void {
  const { dataset } = document.documentElement;
  let opener: HTMLElement | null = null;

  const show = () => {
    const choice = consent.get();
    dataset['consent'] = choice === 'undecided' || opener ? 'undecided' : 'answered';
    dataset['consentChoice'] = choice;
  };

  document.addEventListener('click', (event) => {
    const marked = findMarkedTarget(event);
    if (!marked) return;
    const answer = ANSWERS[marked.value];
    if (marked.value === BOOT.openCookies) {
      opener = marked.element;
      show();
      document.getElementById(CONSENT_BAR_ID)?.focus();
    } else if (answer) {
      const from = opener;
      opener = null;
      consent.answer(answer, new Date());
      show();
      giveFocus(from);
    }
  });
  document.addEventListener('keydown', ({ key }) => {
    // Only a reopened bar can be closed without an answer: there is one already. Otherwise the question stays.
    if (key !== 'Escape' || !opener || consent.get() === 'undecided') return;
    const from = opener;
    opener = null;
    show();
    giveFocus(from);
  });

  /**
   * Returns the focus to the button that opened the bar; if it opened by itself, to the page, so that the focus is not
   * lost.
   */
  function giveFocus(from: HTMLElement | null): void {
    (from ?? document.querySelector('main'))?.focus({ preventScroll: true });
  }
  consent.subscribe(show);
  show();
  measure(document);
}

/** Tells the style sheet the bar's height at this width and text size, so that it covers nothing. */
function measure(document: Document): void {
  const heights = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
    if (height > 0) document.documentElement.style.setProperty('--consent-bar', `${height}px`);
  });
  const follow = () => {
    const bar = document.getElementById(CONSENT_BAR_ID);
    if (bar) heights.observe(bar, { box: 'border-box' });
    return bar !== null;
  };
  if (follow()) return;
  // An empty page gets its bar with the application.
  const arrivals = new MutationObserver(() => {
    if (follow()) arrivals.disconnect();
  });
  arrivals.observe(document.body, { childList: true, subtree: true });
}
