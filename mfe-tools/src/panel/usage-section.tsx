import { restartInWords } from '@aura/shared-domain';
import { ProgressBar } from '@aura/shared-ui';
import styles from './panel.module.css';
import type { ToolUsage } from './usage.ts';

interface Props {
  readonly usage: readonly ToolUsage[];
  readonly now: Date;
}

/** What was done with every tool in the current month, and what there is to do: what was done comes first. */
export function UsageSection({ usage, now }: Props) {
  return (
    <section className={styles['section']} aria-labelledby="uso">
      <h2 id="uso">Uso do mês</h2>
      <p className={styles['note']}>
        Só conta o que deu certo; no radar, só a busca que encontrou vagas. A contagem recomeça em{' '}
        {restartInWords(now)}.
      </p>
      <ul className={styles['usage']}>
        {usage.toSorted(compareDone).map(({ tool, label, used, limit, text }) => (
          <li key={tool}>
            {limit === null || used === 0 ? (
              <p className={styles['unlimited']}>
                <span>{label}</span>
                <span>{text}</span>
              </p>
            ) : (
              <ProgressBar label={label} value={Math.min(1, used / limit)} detail={text} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const compareDone = (a: ToolUsage, b: ToolUsage) => Math.min(1, b.used) - Math.min(1, a.used);
