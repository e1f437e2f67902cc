import { expect, it } from 'vitest';
import { chainDepth, type Link } from './depth.ts';

const link = (url: string, startedAt: number, ...initiators: string[]): Link => ({
  url,
  startedAt,
  initiators,
});
const PAGE = link('/', 0);
const END = 100;

it('is one for a page alone, and nothing without a page', () => {
  expect(chainDepth([PAGE], END)).toBe(1);
  expect(chainDepth([], END)).toBe(0);
});

it('is two for the files that the document names, in any number', () => {
  expect(chainDepth([PAGE, link('a.css', 1, '/'), link('boot.js', 2, '/')], END)).toBe(2);
});

it('counts one more for the files of a style sheet or a script', () => {
  const links = [PAGE, link('a.css', 1, '/'), link('boot.js', 2, '/'), link('font', 3, 'a.css')];
  expect(chainDepth(links, END)).toBe(3);
  expect(chainDepth([...links, link('start.js', 4, 'boot.js'), link('c.js', 5, 'start.js')], END)).toBe(4);
});

it('takes the deepest script of a stack: the runtime that inserts an element was loaded long before', () => {
  const links = [
    PAGE,
    link('boot.js', 1, '/'),
    link('start.js', 2, 'boot.js'),
    link('c.js', 3, 'boot.js', 'start.js'),
  ];
  expect(chainDepth(links, END)).toBe(4);
});

it('ignores later requests, and takes the earliest one to an address', () => {
  const links = [PAGE, link('boot.js', 1, '/'), link('late.js', 101, 'boot.js')];
  expect(chainDepth(links, END)).toBe(2);
  expect(chainDepth([...links, link('a.js', 2, '/'), link('a.js', 3, 'boot.js')], END)).toBe(2);
});

it('does not depend on the order and takes an unknown initiator for the document', () => {
  expect(chainDepth([link('c.js', 2, 'boot.js'), link('boot.js', 1, 'gone.js'), PAGE], END)).toBe(3);
});
