import { useLocation } from '@aura/shared-session/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { ANSWER_ID } from '../../account/access/destination.ts';
import { currentHeading } from '../../focus/page-heading.ts';
import styles from './convite.module.css';

/**
 * Where the answer is given. Takes the focus of whoever was sent here by the address, after signing in above all;
 * where they have gone on by themselves they keep it.
 */
export function AnswerPlace({ children }: { readonly children: ReactNode }) {
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== `#${ANSWER_ID}`) return;
    const isFree = [document.body, currentHeading()].includes(document.activeElement as HTMLElement);
    // scrolling is done by the page, which knows when it is long enough
    if (isFree) place.current?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-labelledby={ANSWER_ID} className={styles['message']}>
      {children}
    </div>
  );
}
