// @vitest-environment happy-dom
import { navigate } from '@aura/shared-session/router';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetInput, hasUnsavedInput, watchUnsavedInput } from './unsaved-input.ts';

const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const form = () => document.querySelector('form') as HTMLFormElement;

/** Types as a person does: comes to the field, then changes it. */
function type(id: string, value: string): void {
  field(id).dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  field(id).value = value;
  field(id).dispatchEvent(new Event('input', { bubbles: true }));
}
function toggle(id: string): void {
  field(id).dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  field(id).checked = !field(id).checked;
  field(id).dispatchEvent(new Event('change', { bubbles: true }));
}
const submit = () => form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

const PAGE = `<main>
  <form><input id="name" value="Ana"><textarea id="text"></textarea><button id="send">Enviar</button></form>
  <input id="other"><input type="checkbox" id="agree">
</main><footer><input id="theme"></footer>`;

beforeAll(() => {
  document.body.innerHTML = PAGE;
  // Written before the application was there.
  field('text').value = 'Já escrevi';
  watchUnsavedInput();
  watchUnsavedInput();
});

test('text written before the application started counts', () => {
  expect(hasUnsavedInput()).toBe(true);
});

describe('then', () => {
  beforeEach(() => {
    document.body.innerHTML = PAGE;
    forgetInput();
    navigate('/pagina');
  });

  test('a page that was only read has no unsaved input', () => {
    field('name').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(hasUnsavedInput()).toBe(false);
  });

  test('a text counts until it is back to its former state', () => {
    type('name', 'Ana Souza');
    expect(hasUnsavedInput()).toBe(true);
    type('name', 'Ana');
    expect(hasUnsavedInput()).toBe(false);
    toggle('agree');
    expect(hasUnsavedInput()).toBe(true);
    toggle('agree');
    expect(hasUnsavedInput()).toBe(false);
  });

  test('a box that was pressed without getting the focus counts', () => {
    field('agree').defaultChecked = true;
    field('agree').checked = false;
    field('agree').dispatchEvent(new Event('change', { bubbles: true }));
    expect(hasUnsavedInput()).toBe(true);
  });

  test('an event that a remote stops counts as well', () => {
    form().addEventListener('input', (event) => event.stopPropagation());
    type('text', 'Oi');
    expect(hasUnsavedInput()).toBe(true);
  });

  test('a field outside the main area does not count', () => {
    type('theme', 'escuro');
    expect(hasUnsavedInput()).toBe(false);
  });

  test('a field that left the page with its text counts', () => {
    type('text', 'Passo 1 de 2');
    form().remove();
    expect(hasUnsavedInput()).toBe(true);
  });

  test('a submission saves only the fields of its form', () => {
    type('text', 'Oi');
    submit();
    expect(hasUnsavedInput()).toBe(false);
    type('other', 'mais');
    expect(hasUnsavedInput()).toBe(true);
  });

  test.each([
    ['busy', () => field('send').setAttribute('aria-busy', 'true')],
    ['refused at a field', () => field('text').setAttribute('aria-invalid', 'true')],
    [
      'refused as a whole',
      () => form().append(Object.assign(document.createElement('p'), { role: 'alert' })),
    ],
  ])('a submission that is %s saves nothing', (_, answer) => {
    type('text', 'Oi');
    submit();
    answer();
    expect(hasUnsavedInput()).toBe(true);
  });

  test('another page starts empty, another query of the same one does not', () => {
    type('text', 'Oi');
    navigate('/pagina?passo=2');
    expect(hasUnsavedInput()).toBe(true);
    navigate('/outra');
    expect(hasUnsavedInput()).toBe(false);
  });
});
