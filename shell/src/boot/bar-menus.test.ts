// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { BOOT, BOOT_MARK } from '../document/boot-marks.ts';
import { connectBarMenus } from './bar-menus.ts';

connectBarMenus(document);

const menu = () => document.querySelector('details') as HTMLDetailsElement;
const on = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<details ${BOOT_MARK}="${BOOT.menu}" open><summary>Mais</summary><a href="#a">A</a></details>
    <button>Fora</button>`;
});

test('Esc closes it and returns the focus to its opener', () => {
  on('a').focus();
  expect(menu().open).toBe(true);
  on('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect([menu().open, document.activeElement?.textContent]).toEqual([false, 'Mais']);
});

test.each([
  ['a press elsewhere', () => on('button').dispatchEvent(new Event('pointerdown', { bubbles: true })), false],
  ['a focus elsewhere', () => on('button').focus(), false],
  ['one of its links', () => on('a').click(), false],
  ['a press inside', () => on('a').dispatchEvent(new Event('pointerdown', { bubbles: true })), true],
])('%s leaves it open or not', (_, act, isOpen) => {
  act();
  expect(menu().open).toBe(isOpen);
});
