import type { ApiError } from '@aura/shared-domain';
import { Answered, type Asked } from '@aura/shared-pages/data';
import { PageHeader } from '@aura/shared-ui';
import { useEffect, type ReactNode } from 'react';
import { OperatorsOnly } from '../operations/operators-only.tsx';
import styles from './console.module.css';

interface Props<T> {
  readonly asked: Asked<T, ApiError>;
  /** Label of the loading state. */
  readonly label: string;
  readonly children: (value: T) => ReactNode;
}

/** Shows the answer, or the refusal to people who are not operators. */
export function ForOperators<T>(props: Props<T>) {
  const { error, status } = props.asked;
  // The link or the search that led here is gone, and the title was not there yet.
  useEffect(() => {
    if (status !== 'loading' && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main [data-page-title]')?.focus();
  }, [status]);
  return error?.code === 'forbidden' ? <OperatorsOnly message={error.message} /> : <Answered {...props} />;
}

interface PageProps<T> extends Props<T> {
  readonly title: string;
  /** What the page is for, in a sentence. */
  readonly lead: string;
  /** Content before the answer; it stays while another one loads. */
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
