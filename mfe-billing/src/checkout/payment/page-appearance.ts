import type { PaymentAppearance } from '../../providers/provider.ts';

/** The tokens of the page's theme as they are at the moment. */
export function pageAppearance(): PaymentAppearance {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    isDark: style.colorScheme === 'dark',
    ink: token('color-ink'),
    inkSoft: token('color-ink-soft'),
    surface: token('color-surface'),
    accent: token('color-accent'),
    danger: token('color-danger'),
    edge: token('color-edge'),
    radius: token('radius-sm'),
  };
}

/** Calls the listener when the theme changes, by the person's choice or the system's; gives the way to stop. */
export function onThemeChange(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(listener);
  system.addEventListener('change', listener);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', listener);
    chosen.disconnect();
  };
}
