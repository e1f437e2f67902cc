import { sections } from '../../generated/pages/home.ts';
import { CallsToAction } from './calls-to-action.tsx';
import styles from './closing.module.css';

/** The last word. */
export function Closing() {
  return (
    <section className={styles['closing']} aria-labelledby="comece">
      <h2 id="comece">{sections.comece.title}</h2>
      <p>{sections.comece.lead}</p>
      <CallsToAction />
    </section>
  );
}
