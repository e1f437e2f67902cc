import { expect, test } from 'vitest';
import { type Encode, encodeToFit } from './prepare-photo.ts';

const MAX = 20_000;

/** A browser whose pictures have a length per point of quality. */
const browser =
  (lengths: Readonly<Record<string, number>>): Encode =>
  (type, quality) => {
    const perPoint = lengths[type];
    const head = `data:${perPoint === undefined ? 'image/png' : type};base64,`;
    return head.padEnd(Math.round((perPoint ?? 50_000) * quality), 'A');
  };

test('the best quality is taken where it fits', () => {
  const url = encodeToFit(browser({ 'image/webp': 10_000 }), MAX);
  expect(url).toHaveLength(8600);
  expect(url?.startsWith('data:image/webp;base64,')).toBe(true);
});

test('the quality is lowered only until the picture fits', () => {
  expect(encodeToFit(browser({ 'image/webp': 40_000 }), MAX)).toHaveLength(16_800);
  expect(encodeToFit(browser({ 'image/webp': 40_000 }), 16_800)).toHaveLength(16_800);
  expect(encodeToFit(browser({ 'image/webp': 40_000 }), 16_799)).toHaveLength(12_000);
});

test('a browser that writes no WebP gives JPEG', () => {
  const url = encodeToFit(browser({ 'image/jpeg': 10_000 }), MAX);
  expect(url?.startsWith('data:image/jpeg;base64,')).toBe(true);
});

test('JPEG is tried if no WebP fits; if nothing fits there is no picture', () => {
  const url = encodeToFit(browser({ 'image/webp': 200_000, 'image/jpeg': 10_000 }), MAX);
  expect(url?.startsWith('data:image/jpeg;base64,')).toBe(true);
  expect(encodeToFit(browser({ 'image/webp': 200_000, 'image/jpeg': 200_000 }), MAX)).toBeNull();
  expect(encodeToFit(browser({}), MAX)).toBeNull();
});
