import { type Tables } from '@aura/shared-jobs/net-income';
import styles from '../../tools.module.css';
import { dayInWords } from '../parts/days.ts';

/** Where every rate comes from, since when and until when it holds, and when that was last checked. */
export function Sources({ tables }: { readonly tables: Tables }) {
  return (
    <section className={styles['section']} aria-labelledby="net-income-sources">
      <h2 id="net-income-sources">De onde vêm as tabelas</h2>
      <ul className={styles['list']}>
        {Object.values(tables).map(({ name, url, validFrom, validTo, checkedOn }) => (
          <li key={name}>
            <a href={url} rel="noopener noreferrer" target="_blank">
              {name}
            </a>{' '}
            <span className={styles['note']}>
              usada de {dayInWords(validFrom)} a {dayInWords(validTo)}; conferida em {dayInWords(checkedOn)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
