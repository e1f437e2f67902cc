import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes every text, in lists and attributes too, and nothing twice', () => {
  const hostile = `<script>"'&`;
  const escaped = '&lt;script&gt;&quot;&#39;&amp;';
  const inner = html`<b title="${hostile}">${hostile}</b>`;
  expect(inner.html).toBe(`<b title="${escaped}">${escaped}</b>`);
  expect(html`${[inner, hostile]}${null}${1}`.html).toBe(inner.html + escaped + '1');
});
