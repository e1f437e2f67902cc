import { createContext } from 'react';
import type { IsUnsure } from './confidence.ts';

/** What wants a second look in the CV on the page. */
export const Unsure = createContext<IsUnsure>(() => false);
