// @vitest-environment happy-dom
import { runInNewContext } from 'node:vm';
import { DORMANT_REL } from '@aura/shared-federation/contract';
import { beforeEach, expect, test } from 'vitest';
import { markDocument } from './mark-document.ts';

const { documentElement, head } = document;

beforeEach(() => {
  localStorage.clear();
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
  head.innerHTML = `<link rel="icon" href="/a.svg"><link ${DORMANT_REL}="preload" as="script" href="/b.js">`;
});

const rels = () => [...head.querySelectorAll('link')].map((link) => link.getAttribute('rel'));

test('links that wait for a known device are followed there', () => {
  localStorage.setItem('aura.hint', '1');
  markDocument();
  expect(rels()).toEqual(['icon', 'preload']);
  expect(documentElement.dataset['returning']).toBe('');
});

test('links that wait for a known device stay dormant elsewhere', () => {
  markDocument();
  expect(rels()).toEqual(['icon', null]);
  expect(documentElement.dataset).not.toHaveProperty('returning');
});

test('the page begins in the theme that was chosen here', () => {
  localStorage.setItem('aura.theme', 'dark');
  localStorage.setItem('aura.consent', '{}');
  markDocument();
  expect(documentElement.dataset).toMatchObject({ theme: 'dark', consent: 'answered' });
});

test('a tab with another version on request starts with the application, which shows it', () => {
  markDocument();
  expect(documentElement.dataset).not.toHaveProperty('overridden');
  sessionStorage.setItem('aura.preview', 'trilhas@0.1.2');
  markDocument();
  sessionStorage.clear();
  expect(documentElement.dataset).toHaveProperty('overridden');
});

test('it runs by its own text, inline in the head', () => {
  localStorage.setItem('aura.hint', '1');
  runInNewContext(`(${markDocument.toString()})()`, { document, localStorage });
  expect(rels()).toEqual(['icon', 'preload']);
});
