// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';
import { splitRichText } from './sections.ts';

afterEach(cleanup);

/** What is drawn, as markup without the element around it. */
function drawn(html: string): string {
  return renderToStaticMarkup(<RichText html={html} />).replace(/^<div[^>]*>|<\/div>$/g, '');
}

describe('the subset', () => {
  test.each([
    '<p>Um <strong>texto <em>só</em></strong>.</p>',
    '<h3>Parte</h3><ul><li>um<ol><li>dois</li></ol></li></ul>',
    '<blockquote><p>Dito.</p></blockquote>',
    '<p><a href="https://www.planalto.gov.br/lei.htm">lei</a> e <a href="/recursos">guias</a></p>',
    '<p>Preços &amp; prazos: 2 &lt; 3 &gt; 1</p>',
  ])('%s is drawn as it stands', (html) => {
    expect(drawn(html)).toBe(html);
  });

  test('quotes and fixed spaces may be written as entities, and none is read twice', () => {
    const { container } = render(<RichText html={'<p>&quot;R$&nbsp;10&quot; &amp;lt;</p>'} />);
    expect(container.textContent).toBe('"R$\u00a010" &lt;');
  });

  test('space between blocks is not content', () => {
    expect(drawn('\n<p>um</p>\n<ul>\n  <li>dois</li>\n</ul>\n')).toBe('<p>um</p><ul><li>dois</li></ul>');
  });
});

describe('outside the subset', () => {
  test.each([
    ['an unknown element', '<script>alert(1)</script>'],
    ['an attribute', '<p onclick="x()">a</p>'],
    ['a second attribute of a link', '<p><a href="/a" target="_blank">a</a></p>'],
    ['an address of a script', '<p><a href="javascript:x()">a</a></p>'],
    ['another site without its scheme', '<p><a href="//mal.example">a</a></p>'],
    ['another site behind a backslash', '<p><a href="/\\mal.example">a</a></p>'],
    ['another site behind a tab', '<p><a href="/\t/mal.example">a</a></p>'],
    ['a link in a link', '<p><a href="/a"><strong><a href="/b">b</a></strong></a></p>'],
    ['a paragraph in a paragraph', '<p>a<p>b</p></p>'],
    ['an item without a list', '<li>a</li>'],
    ['an end without a beginning', '<p>a</em></p>'],
  ])('%s is shown as text', (_name, html) => {
    const { container } = render(<RichText html={html} />);
    const shown = container.textContent;
    const refused = html.match(
      /<(?:script|p onclick|a href="(?:\/a" target|j|\/\/|\/\\|\/\t|\/b)|p>b|li|\/em)/,
    );
    expect(shown).toContain(refused?.[0]);
  });

  test('an open mark ends with the text', () => {
    expect(drawn('<p>a <strong>b')).toBe('<p>a <strong>b</strong></p>');
  });

  test('nesting without end is cut', () => {
    const { container } = render(<RichText html={`<p>${'<em>'.repeat(5_000)}`} />);
    expect(container.querySelectorAll('em').length).toBeLessThan(20);
  });
});

test('each section has an id of its own, made of its words', () => {
  const html = '<h2>CLT ou PJ: é <em>isso</em>?</h2><p>a</p><h2>!</h2><h2>!</h2>';
  const ids = splitRichText(html).map(({ id }) => id);
  expect(ids).toEqual(['clt-ou-pj-e-isso', 'secao', 'secao-2']);
  const { container } = render(<RichText html={html} />);
  expect([...container.querySelectorAll('h2')].map(({ id }) => id)).toEqual(ids);
});

const ALLOWED = new Set(['H2', 'H3', 'P', 'UL', 'OL', 'LI', 'STRONG', 'EM', 'BLOCKQUOTE', 'A']);
const HERE = 'https://aura.example';

const fragment = fc.oneof(
  fc.string(),
  fc.constantFrom(...[...ALLOWED, 'SCRIPT', 'IMG', 'DIV'].flatMap((t) => [`<${t}>`, `</${t}>`])),
  fc.constantFrom('<p>', '</p>', '<ul>', '<li>', '</li>', '</ul>', '<h2>', '</h2>', '</a>', '<em>', '</em>'),
  fc.webUrl().map((url) => `<a href="${url}">`),
  fc
    .tuple(
      fc.constantFrom('', '/', '//', '/\\', 'https:', 'https://', 'javascript:', ' /', '\t'),
      fc.string(),
    )
    .map(([start, rest]) => `<a href="${start}${rest}">`),
);
const markup = fc.oneof(
  fc.string(),
  fc.array(fragment).map((parts) => parts.join('')),
);

/** Says nothing of how an address is checked: it asks what a browser would make of it. */
function isAllowed(element: Element): boolean {
  const attributes = element.getAttributeNames().join();
  if (element.tagName !== 'A') return attributes === (element.tagName === 'H2' ? 'id' : '');
  const href = element.getAttribute('href') ?? '';
  const leavesSafely = href.startsWith('https://');
  return attributes === 'href' && (leavesSafely || new URL(href, HERE).origin === HERE);
}

test('any text gives only elements and addresses of the subset', () => {
  fc.assert(
    fc.property(markup, (html) => {
      const { container } = render(<RichText html={html} />);
      const elements = [...(container.firstElementChild?.querySelectorAll('*') ?? [])];
      cleanup();
      expect(elements.filter(({ tagName }) => !ALLOWED.has(tagName))).toEqual([]);
      expect(elements.filter((element) => !isAllowed(element))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('text without markup is unchanged', () => {
  const plain = fc.string().filter((text) => text.trim() !== '' && !text.includes('&'));
  fc.assert(
    fc.property(plain, (text) => {
      const { container } = render(<RichText html={text} />);
      expect(container.textContent).toBe(text);
      cleanup();
    }),
  );
});
