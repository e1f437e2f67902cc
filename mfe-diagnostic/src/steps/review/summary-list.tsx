import { Button } from '@aura/shared-ui';
import type { StepId } from '../../wizard/steps.ts';
import type { Detail } from './details.ts';
import type { SummaryEntry } from './summary.ts';
import styles from './summary.module.css';

interface Props {
  readonly entries: readonly SummaryEntry[];
  readonly goTo: (step: StepId) => void;
}

/** The input of each step, or the effect of leaving it empty. */
export function Summary({ entries, goTo }: Props) {
  return (
    <dl className={styles['summary']}>
      {entries.map(({ step, label, said, ifSkipped, details }) => (
        <div key={step} className={styles['entry']}>
          <dt className={styles['term']}>{label}</dt>
          <dd className={styles['said']}>
            {said ?? <span className={styles['skipped']}>{ifSkipped ?? 'Sem resposta.'}</span>}
            {details.length > 0 && <Details details={details} />}
          </dd>
          <dd className={styles['edit']}>
            <Button
              variant="quiet"
              aria-label={`${said ? 'Alterar' : 'Preencher'}: ${label}`}
              onClick={() => goTo(step)}
            >
              {said ? 'Alterar' : 'Preencher'}
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Details({ details }: { readonly details: readonly Detail[] }) {
  return (
    <ul className={styles['details']}>
      {details.map(({ label, value, note }) => (
        <li key={label}>
          {label}: <strong>{value}</strong>
          {note && <span className={styles['skipped']}> {note}</span>}
        </li>
      ))}
    </ul>
  );
}
