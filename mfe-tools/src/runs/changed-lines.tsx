import { diffLines } from 'diff';
import { VisuallyHidden } from '@aura/shared-ui';
import styles from './changed-lines.module.css';

interface Props {
  readonly before: string;
  readonly after: string;
}

/** The lines that went and the lines that came, in the order of the document. */
export function ChangedLines({ before, after }: Props) {
  // A last line without its end would differ from the same line with one.
  const changes = diffLines(`${before}\n`, `${after}\n`).filter(({ added, removed }) => added || removed);
  const lines = changes.flatMap(({ added, value }) =>
    value
      .split('\n')
      .filter((line) => line.trim() !== '')
      // The mark of a list item is no part of what was written.
      .map((line) => ({ added, text: line.replace(/^- /u, '') })),
  );
  if (lines.length === 0) return <p>O texto das duas versões é o mesmo.</p>;
  return (
    <ul className={styles['lines']}>
      {lines.map(({ added, text }, index) => (
        <li key={index}>
          <VisuallyHidden>{added ? 'Entrou: ' : 'Saiu: '}</VisuallyHidden>
          {added ? <ins>{text}</ins> : <del>{text}</del>}
        </li>
      ))}
    </ul>
  );
}
