export { setTheme, type Theme } from './theme-store.ts';
export { useTheme } from './use-theme.ts';
