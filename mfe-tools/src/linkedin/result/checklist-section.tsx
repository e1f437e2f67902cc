import type { LinkedInAnalysis } from '@aura/shared-domain';
import { Tag } from '@aura/shared-ui';
import styles from '../../tools.module.css';

/** What else makes a profile complete; what no file tells is asked, not assumed. */
export function ChecklistSection({ checklist }: { readonly checklist: LinkedInAnalysis['checklist'] }) {
  return (
    <section className={styles['section']} aria-labelledby="checklist-title">
      <h2 id="checklist-title">Lista de conferência</h2>
      <ul className={styles['list']}>
        {checklist.map(({ id, label, how, done }) => (
          <li key={id}>
            <p className={styles['row']}>
              <strong>{label}</strong>
              {done === true && <Tag tone="success">Feito</Tag>}
              {done === false && <Tag tone="warning">Falta</Tag>}
              {done === null && <Tag>Confira você</Tag>}
            </p>
            {done !== true && <p className={styles['note']}>{how}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
