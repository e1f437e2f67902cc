import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { computeContrast } from './contrast.ts';

type Palette = Readonly<Record<string, string>>;

const css = readFileSync(new URL('./color.css', import.meta.url), 'utf8');

/** The declarations of the first rule whose selector is exactly this. */
function declarations(selector: string): Palette {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

const light = declarations('\n:root');
const darkBySystem = declarations(":root:not([data-theme='light'])");
const darkByChoice = declarations(":root[data-theme='dark']");

const pages = ['paper', 'surface', 'sunken'];
const tones = ['success', 'warning', 'danger', 'info'];
const on = (foregrounds: readonly string[], backgrounds: readonly string[]) =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => [foreground, background] as const));

const text = [
  ...on(['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong', ...tones], pages),
  ...on(['ink', 'accent', 'accent-strong'], ['accent-soft', ...tones.map((tone) => `${tone}-soft`)]),
  ...on(['ink-soft', 'on-accent-soft'], ['accent-soft']),
  ...on(['on-accent'], ['accent', 'accent-strong']),
  ...on(['on-danger'], ['danger', 'danger-strong']),
  ...tones.map((tone) => [tone, `${tone}-soft`] as const),
  ...on(['paper'], ['ink']),
];
const controls = [
  ...on(['edge', 'focus'], pages),
  ...on(['focus'], ['accent-soft', ...tones.map((tone) => `${tone}-soft`)]),
  ...on(['accent'], ['accent-soft']),
];

const themes = { light, dark: darkByChoice };

describe.each(Object.entries(themes))('%s theme', (_name, palette) => {
  const ratio = (a: string, b: string) =>
    computeContrast(palette[`color-${a}`] ?? '', palette[`color-${b}`] ?? '');

  it.each(text)('text %s on %s has 4.5:1', (a, b) => {
    expect(ratio(a, b)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)('control %s on %s has 3:1', (a, b) => {
    expect(ratio(a, b)).toBeGreaterThanOrEqual(3);
  });
});

describe('themes', () => {
  it('dark is the same by system setting and by choice', () => {
    expect(darkBySystem).toEqual(darkByChoice);
  });

  it('dark sets every token that light sets', () => {
    expect(Object.keys(darkByChoice).toSorted()).toEqual(Object.keys(light).toSorted());
  });
});

describe('contrast', () => {
  it('agrees with the known ends and a published middle value', () => {
    expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(computeContrast('#ffffff', '#ffffff')).toBe(1);
    expect(computeContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
