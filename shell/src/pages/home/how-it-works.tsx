import { Steps } from '@aura/shared-pages/editorial';
import { sections } from '../../generated/pages/home.ts';
import styles from './how-it-works.module.css';

/** The three steps. */
export function HowItWorks() {
  return (
    <section className={styles['section']} aria-labelledby="como-funciona">
      <h2 id="como-funciona">{sections['como-funciona'].title}</h2>
      <Steps steps={sections['como-funciona'].entries} />
    </section>
  );
}
