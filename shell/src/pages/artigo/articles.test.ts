import { ARTICLES, ARTICLE_SUMMARIES } from '@aura/shared-domain/articles';
import { RichText } from '@aura/shared-ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

const WORDS_PER_MINUTE = 200;

const markupOf = (html: string): string => renderToStaticMarkup(createElement(RichText, { html }));

test('every summary has its article, in the same order', () => {
  expect(ARTICLES.map(({ content_html: _text, ...summary }) => summary)).toEqual(ARTICLE_SUMMARIES);
});

describe.each(ARTICLES)('$id', ({ content_html, readingTime }) => {
  test('takes the minutes that it says', () => {
    const words = markupOf(content_html)
      .replaceAll(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/);
    expect(Math.round(words.length / WORDS_PER_MINUTE)).toBe(readingTime);
  });

  test('is drawn without a tag left over as text', () => {
    expect(markupOf(content_html)).not.toMatch(/&lt;|&gt;/);
  });

  test('has every heading of the third level inside a section', () => {
    const levels = [...content_html.matchAll(/<h([23])>/g)].map(([, level]) => level);
    expect(levels.length).toBeGreaterThan(3);
    expect(levels[0]).toBe('2');
  });
});
