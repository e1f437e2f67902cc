/**
 * Tells the style sheet, before the first paint, what this device remembers: the theme, whether the cookie question
 * is open, and whether somebody was signed in. It runs inline in the head, so it can use nothing from outside itself.
 */
export function markDocument(): void {
  const { dataset } = document.documentElement;
  // eslint-disable-next-line unicorn/consistent-function-scoping -- only what stands inside this function is inlined
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = read('aura.theme');
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;
  dataset['consent'] ??= read('aura.consent') === null ? 'undecided' : 'answered';
  if (read('aura.hint') === '1') dataset['returning'] = '';
}
