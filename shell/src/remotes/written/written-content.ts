import { createContext } from 'react';

/** Prerendered content of a remote's page. */
export interface WrittenContent {
  /** Its HTML during prerendering; empty in the browser, where the document already contains it. */
  readonly html: string;
  /** Set once the remote has drawn over it, or the person has gone on: it is never shown again. */
  isOver: boolean;
}

/** @param html null where the page of the document is not a remote's, or came empty */
export const makeWrittenContent = (html: string | null): WrittenContent | null =>
  html === null ? null : { html, isOver: false };

/** The content for the one outlet that the document was written with. */
export const WrittenContentContext = createContext<WrittenContent | null>(null);
