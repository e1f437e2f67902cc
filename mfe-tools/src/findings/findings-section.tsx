import { EvidenceQuotes } from '@aura/shared-career-ui';
import type { Finding } from '@aura/shared-domain';
import { Notice } from '@aura/shared-ui';
import styles from '../tools.module.css';

/** What is worth knowing and changes no number. */
export function FindingsSection({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="findings-title">
      <h2 id="findings-title">Vale saber</h2>
      <p className={styles['note']}>Nada disto muda os números acima.</p>
      <ul className={styles['list']}>
        {findings.map((finding) => (
          <li key={finding.id} className={styles['fields']}>
            <Notice
              tone={finding.kind === 'privacy' || finding.kind === 'injection' ? 'warning' : 'info'}
              title={finding.message}
            >
              {finding.action}
            </Notice>
            <EvidenceQuotes evidence={finding.evidence} />
          </li>
        ))}
      </ul>
    </section>
  );
}
