import { BOOT, BOOT_MARK, markedTarget } from '../document/boot-marks.ts';
import { readTheme, setTheme, subscribeTheme, toTheme } from '../theme/theme.ts';

/** Runs the choice of theme in the footer. Gives the function that shows the choice on a footer drawn later. */
export function connectThemeControl(document: Document): () => void {
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
  return show;
}
