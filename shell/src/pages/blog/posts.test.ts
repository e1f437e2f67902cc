import { RichText } from '@aura/shared-ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { POSTS } from './posts.ts';

test('each note has an address of its own', () => {
  expect(new Set(POSTS.map(({ id }) => id)).size).toBe(POSTS.length);
});

describe.each(POSTS)('$id', ({ content_html }) => {
  const drawn = renderToStaticMarkup(createElement(RichText, { html: content_html }));

  test('is short: 180 to 350 words', () => {
    const words = drawn
      .replaceAll(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(180);
    expect(words).toBeLessThanOrEqual(350);
  });

  test('is drawn without a tag left over, and without headings', () => {
    expect(drawn).not.toMatch(/&lt;|&gt;|<h\d/);
  });
});
