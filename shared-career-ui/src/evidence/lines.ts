import type { Evidence } from '@aura/shared-domain';
import { createContext } from 'react';

/** Id of the heading over the analysed text. */
export const ANALYSED_ID = 'analysed-title';

/** Id of a line of the analysed text, counted from 1. */
export const makeLineId = (line: number): string => `linha-${line}`;

/** The analysed text on this page that links can target; null if there is none. */
export const TextOnPage = createContext<{
  readonly source: Evidence['source'];
  readonly lines: number;
} | null>(null);
