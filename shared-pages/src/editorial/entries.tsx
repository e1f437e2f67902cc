import styles from './entries.module.css';

interface Props {
  readonly entries: readonly { readonly title: string; readonly text: string }[];
}

/** Short statements, each a heading and a sentence or two, one below the other between hairlines. */
export function Entries({ entries }: Props) {
  return (
    <ul className={styles['entries']}>
      {entries.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
