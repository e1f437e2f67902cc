import type { Evidence } from '@aura/shared-domain';
import { sourceInWords } from './source.ts';
import styles from './evidence.module.css';

/** The spans that prove a statement, word for word, each with the place it was found in. */
export function EvidenceQuotes({ evidence }: { readonly evidence: readonly Evidence[] }) {
  return evidence.map((item, index) => (
    <figure key={index} className={styles['quote']}>
      <blockquote className={styles['excerpt']}>{item.excerpt}</blockquote>
      <figcaption className={styles['source']}>{sourceInWords(item)}</figcaption>
    </figure>
  ));
}
