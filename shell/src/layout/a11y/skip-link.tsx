import type { MouseEvent } from 'react';
import { MAIN_ID } from './main-id.ts';
import styles from './skip-link.module.css';

/** First stop of the keyboard on every page: jumps over the header. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles['skip']} onClick={skip}>
      Ir para o conteúdo
    </a>
  );
}

function skip(event: MouseEvent): void {
  // A followed fragment would be a navigation to the router: the page would scroll up and move the focus.
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}
