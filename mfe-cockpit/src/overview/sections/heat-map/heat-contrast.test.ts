import { computeContrast } from '@aura/shared-ui/host';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';

const tokens = createRequire(import.meta.url).resolve('@aura/shared-ui/tokens.css');
const colors = readFileSync(new URL('./color.css', `file://${tokens}`), 'utf8');
const sheet = readFileSync(new URL('./heat-map.module.css', import.meta.url), 'utf8');

/** The colours of a theme. */
function paletteOf(selector: string): (token: string) => string {
  const start = colors.indexOf(`${selector} {`);
  const body = colors.slice(start, colors.indexOf('}', start));
  const found = new Map(
    [...body.matchAll(/(--color-[\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
  return (token) => found.get(token) ?? '';
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function mixed(over: string, percent: number, under: string): string {
  const below = channels(under);
  const sums = channels(over).map(
    (value, at) => (value * percent + (below[at] ?? 0) * (100 - percent)) / 100,
  );
  return `#${sums.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Background and text of every step, as the style sheet says them. */
const steps = [...sheet.matchAll(/\.step(\d) \{([^}]*)\}/g)].map(([, step, body = '']) => {
  const mix = /color-mix\(in srgb, var\((--[\w-]+)\) (\d+)%, var\((--[\w-]+)\)\)/.exec(body);
  const plain = /background: var\((--[\w-]+)\)/.exec(body)?.[1];
  const text = /[^-]color: var\((--[\w-]+)\)/.exec(body)?.[1] ?? '--color-ink';
  return { step, mix, plain, text };
});

describe.each([
  ['light', '\n:root'],
  ['dark', ":root[data-theme='dark']"],
])('%s theme', (_, selector) => {
  const color = paletteOf(selector);

  test.each(steps)('the text of step $step has 4.5:1', ({ mix, plain, text }) => {
    const background = mix
      ? mixed(color(mix[1] ?? ''), Number(mix[2]), color(mix[3] ?? ''))
      : color(plain ?? '');
    expect(computeContrast(color(text), background)).toBeGreaterThanOrEqual(4.5);
  });
});

test('there are five steps', () => expect(steps).toHaveLength(5));
