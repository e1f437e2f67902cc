import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const MODULE = 'shared-domain/src/format/';
/** Packages that import nothing of ours, and so format by themselves: the one count of a text area. */
const ALONE = ['shared-ui/src/text-area/text-area.tsx', 'gallery/src/tokens/contrasts.tsx'];

/** Choices for one thing that are no words: ids, factors of a formula, patterns. */
const NO_PLURALS = [
  'shared-interview/src/stronger/stronger-version.ts',
  'shared-jobs/src/net-income/clt.ts',
  'shared-mentor/src/authoring/safety/compile-pattern.ts',
];

/** Sources of the repository, without tests, stored builds, and what content is compiled to. */
const SOURCES = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !/\.test\.tsx?$|\/generated\/|^(?:e2e|examples|bench)\//.test(file))
  .filter((file) => !file.startsWith(MODULE) && !ALONE.includes(file));

/** `file:line` of everything that a pattern finds. */
function placesOf(pattern: RegExp): readonly string[] {
  return SOURCES.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}`] : [])),
  );
}

test('numbers, money, dates and lists are formatted in one module', () => {
  const own =
    /new Intl\.(?:NumberFormat|DateTimeFormat|ListFormat|RelativeTimeFormat|PluralRules)|toLocale(?:Date|Time)?String\(/;
  expect(placesOf(own)).toEqual([]);
});

test('the plural of a word is chosen there, too', () => {
  // Two texts for one and for many; a choice between other values is no plural.
  const found = SOURCES.filter((file) =>
    /=== 1\s*\? (?:'[^']+'|`[^`]*`)\s*: (?:'[^']*'|`[^`]*`)/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(found.filter((file) => !NO_PLURALS.includes(file))).toEqual([]);
});

test('decimals get their comma there', () => {
  expect(placesOf(/toFixed\([^)]*\)[^;]*replace\(/)).toEqual([]);
});
