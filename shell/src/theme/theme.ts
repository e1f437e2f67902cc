const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Also read, without this module, by the inline script of the head. */
const KEY = 'aura.theme';

const listeners = new Set<() => void>();
/** Holds where nothing can be stored. */
let chosen: Theme = stored();

/** The chosen theme; whatever is stored and is no theme counts as the system's. */
export const readTheme = (): Theme => chosen;

/** The theme that a text names; the system's for any other text. */
export function toTheme(text: string | null): Theme {
  return THEMES.find((theme) => theme === text) ?? 'system';
}

/** Shows a theme and remembers it on this device. */
export function setTheme(theme: Theme): void {
  chosen = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // the choice then lasts as long as the page
  }
  show();
}

/** Calls the listener after every change, in this tab or another; gives the way to stop. */
export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): Theme {
  return toTheme(readStorage());
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function show(): void {
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return;
    chosen = stored();
    show();
  });
}
