import { useSyncExternalStore } from 'react';
import { readTheme, subscribeTheme, type Theme } from './theme-store.ts';

/** The chosen theme; a server renders for the system's. */
export const useTheme = (): Theme => useSyncExternalStore<Theme>(subscribeTheme, readTheme, () => 'system');
