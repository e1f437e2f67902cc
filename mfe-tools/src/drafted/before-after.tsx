import type { Suggestion } from '@aura/shared-domain';
import { diffWordsWithSpace } from 'diff';
import styles from './before-after.module.css';

interface Props {
  readonly before: string;
  readonly after: string;
  readonly operation: Suggestion['operation'];
  /** Whether the text still waits for something that only the person knows. */
  readonly isDraft?: boolean;
}

/** The two texts under each other, with what goes and what comes marked in both. */
export function BeforeAfter({ before, after, operation, isDraft = false }: Props) {
  const changes = diffWordsWithSpace(before, operation === 'remove' ? '' : after);
  return (
    <dl className={styles['texts']}>
      {before !== '' && (
        <div>
          <dt>Antes</dt>
          <dd>
            {changes
              .filter(({ added }) => !added)
              .map(({ value, removed }, index) =>
                removed ? <del key={index}>{value}</del> : <span key={index}>{value}</span>,
              )}
          </dd>
        </div>
      )}
      {operation !== 'remove' && (
        <div>
          <dt>{isDraft ? 'Rascunho: falta a sua resposta' : before === '' ? 'Novo' : 'Depois'}</dt>
          <dd>
            {changes
              .filter(({ removed }) => !removed)
              .map(({ value, added }, index) =>
                added && before !== '' ? <ins key={index}>{value}</ins> : <span key={index}>{value}</span>,
              )}
          </dd>
        </div>
      )}
    </dl>
  );
}
