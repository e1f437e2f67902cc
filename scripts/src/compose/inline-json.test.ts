import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPlaceholder, writeInlineJson } from './inline-json.ts';

describe('writeInlineJson', () => {
  it('keeps any value and never contains a character that could end the script', () => {
    assert(
      property(jsonValue(), (value) => {
        const text = writeInlineJson(value);
        expect(text).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
  it('escapes the end of a script element', () => {
    expect(writeInlineJson('</script><!--')).toBe('"\\u003c/script>\\u003c!--"');
  });
});

describe('fillPlaceholder', () => {
  const page = '<body><script type="application/json" id="aura-config"></script></body>';

  it('puts the value into the element with that id', () => {
    expect(fillPlaceholder(page, 'aura-config', { a: '$& </script>' })).toEqual({
      ok: true,
      value:
        '<body><script type="application/json" id="aura-config">{"a":"$& \\u003c/script>"}</script></body>',
    });
  });
  it('names a placeholder that the page lacks', () => {
    expect(fillPlaceholder(page, 'aura-registry', {})).toMatchObject({
      ok: false,
      error: expect.stringContaining('aura-registry'),
    });
  });
  it('does not take an executable script for a placeholder', () => {
    expect(fillPlaceholder('<script id="aura-config"></script>', 'aura-config', {}).ok).toBe(false);
  });
});
