import { sections } from '../../generated/pages/sobre-nos.ts';
import styles from './why.module.css';

/** The reason, as running text. */
export function Why() {
  return (
    <div className={styles['why']}>
      {sections['por-que'].paragraphs.map((text, at) => (
        <p key={text} className={at === 0 ? styles['first'] : undefined}>
          {text}
        </p>
      ))}
    </div>
  );
}
