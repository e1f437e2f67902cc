import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('no sign of markup is left, and every other one stays', () => {
  expect(escapeHtml(`<b title="x" id='y'>&amp; ação</b>`)).toBe(
    '&lt;b title=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp; ação&lt;/b&gt;',
  );
});
