import { Button, Notice, Spinner } from '@aura/shared-ui';
import styles from './paging.module.css';
import type { Page, Pages } from './use-pages.ts';

interface Props {
  readonly pages: Pick<Pages<unknown, unknown>, 'isAsking' | 'failure' | 'more' | 'retry'> & {
    readonly loaded: Pick<Page<unknown, unknown>, 'next'> | null;
  };
  /** How much is shown, in words: "50 pessoas mostradas". */
  readonly shown: string;
}

/** The end of a list: how much of it is shown, a button for more, and the reason of a failure. */
export function ListEnd({ pages, shown }: Props) {
  const { loaded, isAsking, failure, more, retry } = pages;
  const isFirst = loaded === null;
  return (
    // Another one once the list is there: this one would be seen to jump below it.
    <div key={isFirst ? 'first' : 'more'} className={styles['end']}>
      {isFirst && isAsking && <Spinner />}
      {!isFirst && <output className={styles['shown']}>{shown}</output>}
      {failure !== null && (
        <Notice
          tone="error"
          title="A lista não pôde ser carregada"
          action={
            <Button variant="secondary" busy={isAsking} onClick={retry}>
              Tentar novamente
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
      {failure === null && loaded?.next && (
        <Button variant="secondary" busy={isAsking} onClick={more}>
          Mostrar mais
        </Button>
      )}
    </div>
  );
}
