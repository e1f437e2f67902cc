// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { followChoices } from './carry-over.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const FIELDS = `<input type="radio" name="cobranca" value="month" checked><input type="radio" name="cobranca" value="year">
  <input type="checkbox" name="aviso" value="sim">`;

function place(): HTMLElement {
  const element = document.body.appendChild(document.createElement('form'));
  element.innerHTML = FIELDS;
  return element;
}
const chosen = (element: HTMLElement) =>
  [...element.querySelectorAll('input')].filter(({ checked }) => checked).map(({ value }) => value);

test('what was chosen before and after the application came is chosen in the drawn page too', () => {
  const written = place();
  written.querySelector<HTMLInputElement>('[value="year"]')?.click();
  const carryOver = followChoices(written, new AbortController().signal);
  written.querySelector<HTMLInputElement>('[value="sim"]')?.click();
  const drawn = place();
  carryOver(drawn);
  expect(chosen(drawn)).toEqual(['year', 'sim']);
});

test('a page in which nothing was chosen changes nothing', () => {
  const carryOver = followChoices(place(), new AbortController().signal);
  const drawn = place();
  carryOver(drawn);
  expect(chosen(drawn)).toEqual(['month']);
});
