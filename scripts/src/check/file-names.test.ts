import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../workspaces/paths.ts';

/** Adverbs, lone verbs and participles: as the name of a file they do not say what is in it. */
const REFUSED = new Set(
  (
    'again apt bare before begun best between built cut decisive deeper fill fit gone growing honest jump keep ' +
    'kept listen live made make measured near next offered paid placed plain poorer provided remembered said same ' +
    'say short shown stative stay stronger taken tame then top twin underway who why worded'
  ).split(' '),
);

test('a file is named after its content or action, not by one adverb or verb', () => {
  const files = globSync('*/{src,test-support}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => /node_modules|generated/.test(path),
  });
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => REFUSED.has(basename(file).split('.')[0]!))).toEqual([]);
});
