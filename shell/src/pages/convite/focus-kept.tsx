import { useEffect, useRef, type ReactNode } from 'react';
import styles from './convite.module.css';

/** Takes the focus where it would be lost: what had it in here was replaced by something else. */
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
