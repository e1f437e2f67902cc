import { createContext } from 'react';

/** Id of the heading over the analysed text. */
export const ANALYSED_ID = 'analysed-title';

/** Id of a line of the analysed text, counted from 1. */
export const lineId = (line: number): string => `linha-${line}`;

/** How many lines of the analysed CV stand on this page to be linked to; 0 where it is not shown. */
export const LinesOnPage = createContext(0);
