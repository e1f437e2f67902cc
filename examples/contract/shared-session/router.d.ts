import type { ReactElement, ReactNode } from 'react';

/** A link to any page of the site, without loading the document anew. */
export declare function Link(props: { readonly to: string; readonly children?: ReactNode }): ReactElement;

export declare function SharedRouter(props: { readonly children: ReactNode }): ReactElement;
