import { expect, test } from 'vitest';
import { releaseWith, makeRoute } from '../testing/index.ts';
import { measureGzipSizes, findOverBudget, releaseSizes } from './budgets.ts';
import { built } from './built-release.testing.ts';

const INTEGRITY = `sha384-${'A'.repeat(64)}`;
const asset = (file: string, kind: 'script' | 'style' | 'worker', initial = false) => ({
  file,
  kind,
  integrity: INTEGRITY,
  initial,
});

test('a first page counts the entry, the initial files and those of its route, each once, without workers', () => {
  const { descriptor } = releaseWith({
    name: 'tools',
    entry: { file: 'entry.js', integrity: INTEGRITY },
    assets: [
      asset('app.js', 'script', true),
      asset('app.css', 'style', true),
      asset('wizard.js', 'script'),
      asset('later.js', 'script'),
      asset('resume.worker.js', 'worker', true),
    ],
    routes: [
      { ...makeRoute('/um'), files: ['wizard.js', 'app.js', 'resume.worker.js'] },
      { ...makeRoute('/dois'), files: [] },
    ],
  });
  const gzipped = new Map([
    ['entry.js', 1],
    ['app.js', 10],
    ['app.css', 100],
    ['wizard.js', 1_000],
    ['later.js', 10_000],
    ['resume.worker.js', 100_000],
  ]);
  // Besides the entry, each file once.
  const card = { claim: 'panel.card pontos', files: ['entry.js', 'app.js', 'wizard.js', 'wizard.js'] };
  expect(releaseSizes(descriptor, gzipped, [card])).toEqual({
    entry: 1,
    pages: [
      { path: '/um', bytes: 1_111 },
      { path: '/dois', bytes: 111 },
    ],
    extensions: [{ claim: 'panel.card pontos', bytes: 1_010 }],
  });
});

test('sizes are those after gzip', () => {
  const sizes = measureGzipSizes(built({}, { 'app.js': 'a'.repeat(10_000) }));
  expect(sizes.get('app.js')).toBeLessThan(100);
  expect([...sizes.keys()].toSorted()).toEqual(['app.css', 'app.js', 'remoteEntry.js']);
});

test('the limit itself is allowed, and one byte more is named with its page', () => {
  const card = { claim: 'panel.card pontos', bytes: 12_000 };
  expect(
    findOverBudget({ entry: 8_500, pages: [{ path: '/um', bytes: 50_000 }], extensions: [card] }),
  ).toEqual([]);
  const sentences = findOverBudget({
    entry: 8_501,
    pages: [
      { path: '/um', bytes: 50_000 },
      { path: '/dois', bytes: 50_001 },
    ],
    extensions: [card, { claim: 'panel.card plano', bytes: 12_001 }],
  });
  expect(sentences).toEqual([
    expect.stringContaining('8.501'),
    expect.stringContaining('/dois pesa 50.001'),
    'A extensão panel.card plano carrega 12.001 bytes (gzip); o limite é 12.000.',
  ]);
});
