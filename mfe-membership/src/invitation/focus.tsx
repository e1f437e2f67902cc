import { useLocation } from '@aura/shared-session/router';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './invitation.module.css';

/** Id of the heading over the answer. */
export const ANSWER_ID = 'sua-resposta';

const findHeading = () => document.querySelector<HTMLElement>('main [data-page-title]');

/**
 * The place of the answer. It takes the focus if the address led the person here, above all after signing in, unless
 * they have already moved on.
 */
export function AnswerPlace({ children }: { readonly children: ReactNode }) {
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== `#${ANSWER_ID}`) return;
    const isFree = [document.body, findHeading()].includes(document.activeElement as HTMLElement);
    // scrolling is done by the page, which knows when it is long enough
    if (isFree) place.current?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-labelledby={ANSWER_ID} className={styles['message']}>
      {children}
    </div>
  );
}

/** Takes the focus if it would be lost because its element was replaced. */
export function FocusKept({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) place.current?.focus();
  });
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={styles['message']}
      onFocus={() => (hadFocus.current = true)}
      onBlur={() => (hadFocus.current = false)}
    >
      {children}
    </div>
  );
}
