import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { writeHead } from './head-html.ts';

const page = (text: string) => ({
  title: text,
  description: text,
  path: '/faq',
  kind: 'website' as const,
  isListed: true,
});

test('no text of a page can leave its place in the head', () => {
  assert(
    property(string(), string(), (text, datum) => {
      const html = writeHead(page(text), 'https://aura.example', [{ datum }]);
      expect(html.match(/<\/?(title|script)\b/g)).toHaveLength(4);
      for (const [, attributes = ''] of html.matchAll(/<(?:meta|link) ([^>]*)>/g))
        expect(attributes.replace(/[\w:-]+="[^"<>]*" ?/g, '')).toBe('');
    }),
  );
});

test('structured data comes back as it went in', () => {
  const html = writeHead(page('x'), 'https://aura.example', [{ name: '</script><b>' }]);
  const [, json = ''] = /ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ name: '</script><b>' });
});
