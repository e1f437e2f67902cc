// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { remotePage } from './expected-headlines.ts';
import { expectedHeadline, logHeadlines } from './headlines.ts';

const { headline } = remotePage('/planos');

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><main></main></div>';
  logHeadlines();
});

/** Puts a headline on the page, as React does: elements that it answers for carry a mark. */
function show(text: string, by: 'react' | 'html' = 'react'): void {
  const element = document.createElement('h1');
  element.textContent = text;
  if (by === 'react') Object.assign(element, { __reactFiber$a1: {} });
  document.querySelector('main')?.replaceChildren(element);
}

const shown = () => expectedHeadline({ text: headline, limitMs: 200 });

test('counts once the words of the page are shown', async () => {
  const waiting = shown();
  show(headline);
  const { thereAt, shownAt } = await waiting;
  expect(thereAt).toBeLessThanOrEqual(shownAt);
});

test.each([
  ['of a failure', 'Não conseguimos carregar esta parte da Aura'],
  ['of the shell', 'Sua carreira, com provas'],
  ['of another remote', remotePage('/ferramentas-ia').headline],
])('the headline %s is a failure, and its text is reported', async (_, text) => {
  const waiting = shown();
  show(text);
  await expect(waiting).rejects.toThrow(`no headline "${headline}" in 200 ms; the page says: ${text}`);
});

test('waits for words until React answers for them', async () => {
  show(headline, 'html');
  await expect(shown()).rejects.toThrow('no headline');
});

test('a page without a known headline is not measured', () => {
  expect(() => remotePage('/outra')).toThrow('/outra is measured');
});
