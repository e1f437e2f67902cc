/**
 * Tells the style sheet, before the first paint, what this device remembers: the theme, whether the cookie question is
 * open, whether a preview version is shown, and whether a person was signed in. For such a person it also activates
 * the dormant links of the head (`DORMANT_REL`). It runs inline in the head, so it must not refer to anything outside
 * itself.
 */
export function markDocument(): void {
  const { dataset } = document.documentElement;
  // eslint-disable-next-line unicorn/consistent-function-scoping -- only what stands inside this function is inlined
  const read = (key: string, isOfTab = false) => {
    try {
      return (isOfTab ? sessionStorage : localStorage).getItem(key);
    } catch {
      return null;
    }
  };
  const theme = read('aura.theme');
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;
  dataset['consent'] ??= read('aura.consent') === null ? 'undecided' : 'answered';
  const isPreview = read('aura.preview', true) !== null || /[?&]remoto=/.test(document.location.search);
  if (isPreview || read('aura.overrides') !== null) dataset['overridden'] = '';
  if (read('aura.hint') !== '1') return;
  dataset['returning'] = '';
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) {
    link.rel = link.dataset['rel'] ?? '';
    delete link.dataset['rel'];
  }
}
