import styles from './steps.module.css';

interface Props {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** Numbered steps under the heading of a section; side by side if there is room. */
export function Steps({ steps }: Props) {
  return (
    <ol className={styles['steps']}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
