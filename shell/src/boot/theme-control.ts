import { readTheme, setTheme, subscribeTheme, toTheme } from '../theme/theme.ts';
import { BOOT, BOOT_MARK, markedTarget } from './marks.ts';

/** Runs the choice of theme in the footer. */
export function connectThemeControl(document: Document): void {
  const show = () => {
    const control = document.querySelector(`select[${BOOT_MARK}="${BOOT.theme}"]`);
    if (control instanceof HTMLSelectElement) control.value = readTheme();
  };
  document.addEventListener('change', (event) => {
    const marked = markedTarget(event);
    if (marked?.element instanceof HTMLSelectElement && marked.value === BOOT.theme)
      setTheme(toTheme(marked.element.value));
  });
  subscribeTheme(show);
  show();
}
