// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { followInput } from './carry-over.ts';

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

test('choices made before and after the application came are kept in the drawn page', () => {
  const written = place();
  written.querySelector<HTMLInputElement>('[value="year"]')?.click();
  const carryOver = followInput(written, new AbortController().signal);
  written.querySelector<HTMLInputElement>('[value="sim"]')?.click();
  const drawn = place();
  carryOver(drawn);
  expect(chosen(drawn)).toEqual(['year', 'sim']);
});

test('a page without a choice changes nothing', () => {
  const carryOver = followInput(place(), new AbortController().signal);
  const drawn = place();
  carryOver(drawn);
  expect(chosen(drawn)).toEqual(['month']);
});

test('typed text is kept in the drawn page, with its cursor', () => {
  const fields = '<textarea name="texto"></textarea><input name="nome"><input name="senha" type="password">';
  const form = () => {
    const element = document.body.appendChild(document.createElement('form'));
    element.innerHTML = fields;
    return {
      element,
      field: (name: string): HTMLInputElement => {
        const found = element.querySelector<HTMLInputElement>(`[name="${name}"]`);
        if (!found) throw new Error(`no field ${name}`);
        return found;
      },
    };
  };
  const written = form();
  written.field('texto').value = 'antes';
  const carryOver = followInput(written.element, new AbortController().signal);
  for (const [name, text] of [
    ['nome', 'Ana'],
    ['senha', 's3gr3do'],
  ] as const) {
    written.field(name).value = text;
    written.field(name).dispatchEvent(new Event('input', { bubbles: true }));
  }
  written.field('nome').focus();
  written.field('nome').setSelectionRange(1, 2);
  const drawn = form();
  const heard: string[] = [];
  drawn.element.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  const refocus = carryOver(drawn.element);
  written.element.remove();
  refocus();
  expect(['texto', 'nome', 'senha'].map((name) => drawn.field(name).value)).toEqual(['antes', 'Ana', '']);
  expect(heard).toEqual(['texto', 'nome']);
  expect(document.activeElement).toBe(drawn.field('nome'));
  expect([drawn.field('nome').selectionStart, drawn.field('nome').selectionEnd]).toEqual([1, 2]);
});
