import { Notice } from '@aura/shared-ui';
import { useEffect, useRef } from 'react';
import styles from './console.module.css';

/** What became of a deed. It takes the focus: the button that had it may be gone, or far below. */
export function Outcome({ text }: { readonly text: string | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== null) place.current?.focus();
  }, [text]);
  return (
    <div role="status" ref={place} tabIndex={-1} className={styles['outcome']}>
      {text !== null && <Notice tone="success">{text}</Notice>}
    </div>
  );
}
