import { consent, type ConsentAnswer } from '@aura/shared-session/consent';
import { BOOT, BOOT_MARK, markedTarget } from './marks.ts';

/** Id of the bar that {@link connectConsentBar} shows and hides. */
export const CONSENT_BAR_ID = 'preferencias-de-cookies';

const ANSWERS: Readonly<Record<string, ConsentAnswer>> = {
  [BOOT.accept]: 'accepted',
  [BOOT.refuse]: 'refused',
};

const CURRENT_TEXT = {
  undecided: '',
  accepted: ' Sua escolha atual: aceitar.',
  refused: ' Sua escolha atual: recusar.',
} as const;

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
    const place = document.querySelector(`[${BOOT_MARK}="${BOOT.currentChoice}"]`);
    if (place) place.textContent = CURRENT_TEXT[choice];
  };

  document.addEventListener('click', (event) => {
    const marked = markedTarget(event);
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
      from?.focus();
    }
  });
  consent.subscribe(show);
  show();
}
