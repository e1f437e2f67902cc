import type { ReactElement, ReactNode } from 'react';

/** Opens a page with its only `h1`. */
export declare function PageHeader(props: {
  readonly title: string;
  readonly lead?: ReactNode;
}): ReactElement;
