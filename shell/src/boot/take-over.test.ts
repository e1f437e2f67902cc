// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectTakeOver } from './take-over.ts';

/** A start that the test ends as it likes. */
function controlledStart() {
  const calls: { resolve: () => void; reject: () => void }[] = [];
  const start = () =>
    new Promise<void>((resolve, fail) => calls.push({ resolve, reject: () => fail(new Error('offline')) }));
  return { calls, start };
}

const settle = () => new Promise<void>((done) => queueMicrotask(() => queueMicrotask(done)));
const byId = (id: string) => document.getElementById(id) as HTMLElement;
const fire = (id: string, type: string) =>
  byId(id).dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));

beforeEach(() => {
  delete document.documentElement.dataset['returning'];
  document.body.innerHTML = `<div id="root">
    <p id="text">Texto</p><a id="link" href="/faq">FAQ</a><button id="button">Abrir</button>
    <button id="own" data-boot="accept-cookies">Aceitar</button>
    <form id="form"><button id="submit">Enviar</button></form>
  </div>`;
});
// Listeners of a page that never started would hear the next test.
let finish: () => void = () => undefined;
afterEach(() => finish());

function connect() {
  const control = controlledStart();
  connectTakeOver(document, control.start);
  finish = () => {
    fire('link', 'pointerover');
    for (const { resolve } of control.calls) resolve();
  };
  return control;
}

test('reading starts nothing; the first action starts the application once', () => {
  const { calls } = connect();
  fire('text', 'pointerover');
  fire('text', 'pointerdown');
  expect(calls).toHaveLength(0);
  fire('link', 'pointerover');
  fire('button', 'pointerdown');
  expect(calls).toHaveLength(1);
});

test('a page that shows a version of a developer’s own does not wait', () => {
  document.documentElement.dataset['overridden'] = '';
  expect(connect().calls).toHaveLength(1);
  delete document.documentElement.dataset['overridden'];
});

test('a page that reads its address waits only if the address asks for something', () => {
  byId('text').setAttribute('data-reads-fragment', '');
  expect(connect().calls).toHaveLength(0);
  finish();
  location.hash = '#eyJ';
  expect(connect().calls).toHaveLength(1);
  finish();
  byId('text').removeAttribute('data-reads-fragment');
  expect(connect().calls).toHaveLength(0);
  location.hash = '';
});

test('somebody who was signed in and an empty page do not wait', () => {
  document.documentElement.dataset['returning'] = '';
  expect(connect().calls).toHaveLength(1);
  finish();
  delete document.documentElement.dataset['returning'];
  byId('root').innerHTML = '';
  const control = controlledStart();
  connectTakeOver(document, control.start);
  expect(control.calls).toHaveLength(1);
  control.calls[0]?.resolve();
  finish = () => undefined;
});

test('a press before the application answers reaches it once it does', async () => {
  const { calls } = connect();
  let pressed = 0;
  fire('button', 'click');
  byId('button').addEventListener('click', () => void (pressed += 1));
  expect(pressed).toBe(0);
  calls[0]?.resolve();
  await settle();
  expect(pressed).toBe(1);
});

test('a submission before the application answers is held, not sent', async () => {
  const { calls } = connect();
  const form = byId('form') as HTMLFormElement;
  const submission = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(submission);
  expect(submission.defaultPrevented).toBe(true);
  let sent = 0;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent += 1;
  });
  calls[0]?.resolve();
  await settle();
  expect(sent).toBe(1);
});

test('repeated presses are sent once', async () => {
  const { calls } = connect();
  let pressed = 0;
  for (let i = 0; i < 3; i++) fire('button', 'click');
  byId('button').addEventListener('click', () => void (pressed += 1));
  calls[0]?.resolve();
  await settle();
  expect(pressed).toBe(1);
});

test('a removed element is left alone, and the application is not blamed', async () => {
  const { calls } = connect();
  fire('button', 'click');
  byId('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  byId('form').remove();
  byId('button').remove();
  calls[0]?.resolve();
  await settle();
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

test('actions that the small script handles itself are not held', () => {
  const { calls } = connect();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  byId('own').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(calls).toHaveLength(0);
});

test('a start that fails is said where it was needed, and can be tried again', async () => {
  const { calls } = connect();
  fire('button', 'click');
  calls[0]?.reject();
  await settle();
  const alert = document.querySelector('[role="alert"]');
  expect(alert?.textContent).toContain('Verifique sua conexão');
  alert?.querySelector('button')?.click();
  expect(calls).toHaveLength(2);
});

test('a reader is not told that a mere preparation failed', async () => {
  const { calls } = connect();
  fire('link', 'pointerover');
  calls[0]?.reject();
  await settle();
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

test('a page that reads its query does not wait for it, and other pages do', () => {
  history.replaceState(null, '', '?mode=verifyEmail');
  expect(connect().calls).toHaveLength(0);
  finish();
  byId('text').setAttribute('data-reads-query', '');
  expect(connect().calls).toHaveLength(1);
  finish();
  history.replaceState(null, '', location.pathname);
  expect(connect().calls).toHaveLength(0);
});
