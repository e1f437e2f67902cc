// @vitest-environment happy-dom
import * as sharedUi from '@aura/shared-ui';
import * as forShells from '@aura/shared-ui/host';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GalleryPage, SECTIONS } from './gallery-page.tsx';
import { PALETTE } from './tokens/palette.ts';

const tokens = dirname(createRequire(import.meta.url).resolve('@aura/shared-ui/tokens.css'));
const css = globSync('*.css', { cwd: tokens }).map((file) => readFileSync(join(tokens, file), 'utf8'));

let page: HTMLElement;

beforeEach(() => {
  page = render(<GalleryPage />).container;
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ids = () => [...page.querySelectorAll('[id]')].map(({ id }) => id);

test('every component of the library is shown', () => {
  const components = Object.entries({ ...sharedUi, ...forShells })
    .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name))
    .map(([name]) => name);
  expect(SECTIONS.flatMap(({ shows }) => shows).toSorted()).toEqual(components.toSorted());
});

test('every token is named', () => {
  const declared = new Set(css.join('\n').match(/--[\w-]+(?=:)/g));
  const named = new Set(page.textContent.match(/--[a-z\d-]+/g));
  expect(declared.size).toBeGreaterThan(50);
  expect([...declared].filter((token) => !named.has(token))).toEqual([]);
});

test('the palette is that of the style sheet', () => {
  const sheet = readFileSync(join(tokens, 'color.css'), 'utf8');
  const block = (selector: string) => sheet.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  const colours = (selector: string) =>
    Object.fromEntries(
      [...block(selector).matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
    );
  const shown = (theme: 'light' | 'dark') =>
    Object.fromEntries(Object.entries(PALETTE).map(([name, colour]) => [name, colour[theme]]));
  expect(shown('light')).toEqual(colours('\n:root'));
  expect(shown('dark')).toEqual(colours("\n:root[data-theme='dark']"));
});

test('each section has one link in the contents, in order', () => {
  const contents = screen.getByRole('navigation', { name: 'Nesta página' });
  const targets = within(contents)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(targets).toEqual([...page.querySelectorAll('section[id]')].map(({ id }) => `#${id}`));
});

test('ids are unique, and what refers to one finds it', () => {
  const all = ids();
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  const referring = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].flatMap(
      (element) => element.getAttribute(name)?.split(' ') ?? [],
    ),
  );
  expect(referring.length).toBeGreaterThan(50);
  expect(referring.filter((id) => !all.includes(id))).toEqual([]);
});

test('headings go down one level at a time, from one first level', () => {
  const levels = [...page.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
});

test('a failure stays in its part and can be tried again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Provocar uma falha' }));
  const failed = within(page.querySelector<HTMLElement>('#falhas') ?? page);
  expect(failed.getByRole('alert').textContent).toContain('Esta parte falhou');
  fireEvent.click(failed.getByRole('button', { name: 'Tentar novamente' }));
  expect(failed.queryByRole('alert')).toBeNull();
});
