import { restartInWords, type Profile } from '@aura/shared-domain';
import { ProgressBar } from '@aura/shared-ui';
import { computeUsage } from './usage.ts';
import styles from './usage.module.css';

/** Use of every tool in the current month. */
export function UsageList({ profile, now }: { readonly profile: Profile; readonly now: Date }) {
  return (
    <div className={styles['block']}>
      <h3>Uso do mês</h3>
      <p className={styles['note']}>
        Só conta o que deu certo; no radar, só a busca que encontrou vagas. A contagem recomeça em{' '}
        {restartInWords(now)}.
      </p>
      <ul className={styles['list']}>
        {computeUsage(profile, now).map(({ tool, label, share, text }) => (
          <li key={tool}>
            {share === null ? (
              <p className={styles['unlimited']}>
                <span>{label}</span>
                <span>{text}</span>
              </p>
            ) : (
              <ProgressBar label={label} value={share} detail={text} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
