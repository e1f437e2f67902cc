import { BOOT, BOOT_MARK } from '../document/boot-marks.ts';

const MENU = `[${BOOT_MARK}="${BOOT.menu}"]`;

/**
 * Closes the menus of the bar, which the browser opens by itself. Esc returns the focus to the opening button; a press
 * or a focus outside, and a link inside, close a menu too.
 */
export function connectBarMenus(document: Document): void {
  const close = (keep: Node | null): HTMLDetailsElement[] => {
    const menus = [...document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)];
    const closing = menus.filter((menu) => !keep || !menu.contains(keep));
    for (const menu of closing) menu.open = false;
    return closing;
  };
  const onLeave = ({ target }: Event) => void close(target instanceof Node ? target : null);
  document.addEventListener('pointerdown', onLeave);
  document.addEventListener('focusin', onLeave);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`${MENU} a`)) close(null);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close(null)[0]?.querySelector('summary')?.focus();
  });
}
