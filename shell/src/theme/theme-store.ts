import { createStore } from '@aura/shared-domain';

const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Also read, without this module, by the inline script of the head. */
const KEY = 'aura.theme';

/** Keeps the choice when storage is unavailable. */
const chosen = createStore(readStored());

/** The chosen theme; whatever is stored and is no theme counts as the system's. */
export const readTheme = (): Theme => chosen.get();

/** The theme that a text names; the system's for any other text. */
export function toTheme(text: string | null): Theme {
  return THEMES.find((theme) => theme === text) ?? 'system';
}

/** Shows a theme and remembers it on this device. */
export function setTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // the choice then lasts as long as the page
  }
  show(theme);
}

/** Calls the listener after every change, in this tab or another; returns a function that stops it. */
export const subscribeTheme = chosen.subscribe;

function readStored(): Theme {
  return toTheme(readStorage());
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  chosen.set(theme);
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) show(readStored());
  });
}
