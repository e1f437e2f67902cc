import { Button, Notice, PageHeader, Spinner } from '@aura/shared-ui';
import type { ReactNode } from 'react';
import { OperatorsOnly } from '../operations/operators-only.tsx';
import styles from './console.module.css';
import type { Asked } from './use-asked.ts';

interface Props<T> {
  readonly asked: Asked<T>;
  /** What is under way, as it is said meanwhile. */
  readonly label: string;
  readonly children: (value: T) => ReactNode;
}

/** What was answered, or why nothing was and the way to ask again. Whoever may not ask is told so. */
export function Answered<T>({ asked: { value, error, isBusy, reload }, label, children }: Props<T>) {
  if (error?.code === 'forbidden') return <OperatorsOnly message={error.message} />;
  return (
    <>
      {error && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" busy={isBusy} onClick={reload}>
              Tentar novamente
            </Button>
          }
        >
          {error.message}
        </Notice>
      )}
      {value === null && !error && <Spinner label={label} />}
      {value !== null && children(value)}
    </>
  );
}

interface PageProps<T> extends Props<T> {
  readonly title: string;
  /** What the page is for, in a sentence. */
  readonly lead: string;
  /** What stands before the answer, and stays while another one is asked for. */
  readonly before?: ReactNode;
}

/** A page of the console around what it asks for. */
export function ConsolePage<T>({ title, lead, before, ...answered }: PageProps<T>) {
  const { error } = answered.asked;
  if (error?.code === 'forbidden') return <OperatorsOnly message={error.message} />;
  return (
    <>
      <PageHeader eyebrow="Operação" title={title} lead={lead} />
      <div className={styles['page']}>
        {before}
        <Answered {...answered} />
      </div>
    </>
  );
}
