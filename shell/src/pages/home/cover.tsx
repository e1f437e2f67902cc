import { PageHeader } from '@aura/shared-ui';
import { opening, sections } from '../../generated/pages/home.ts';
import { CallsToAction } from './calls-to-action.tsx';
import styles from './cover.module.css';
import { MarkedResume } from './marked-resume.tsx';

/** The first screen, set like a magazine's cover: one headline, one picture, three lines for three readers. */
export function Cover() {
  return (
    <section className={styles['cover']} data-bleed>
      <div className={styles['opening']}>
        <div className={styles['headline']}>
          <PageHeader {...opening} actions={<CallsToAction />} />
        </div>
        <MarkedResume />
      </div>
      <ul className={styles['lines']} aria-label={sections['para-quem'].title}>
        {sections['para-quem'].entries.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
