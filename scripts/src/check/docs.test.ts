import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const ADRS = readdirSync(join(ROOT, 'docs/adr')).filter((name) => /^\d{4}-.*\.md$/.test(name));
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Targets of the links of a page that lead into the repository, without their fragments. */
const linksIn = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!.split('#')[0]!)
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));

describe('decisions', () => {
  test.each(ADRS)('%s says its status and date, and is in the index', (name) => {
    expect(read(`docs/adr/${name}`)).toMatch(
      /^# \d+\. .+\n\nStatus: (accepted|replaced|proposed) \d{4}-\d\d-\d\d/,
    );
    expect(linksIn(read('docs/adr/README.md'))).toContain(name);
  });
});

test.each(PAGES)('every link of %s leads somewhere', (page) => {
  const broken = linksIn(read(page)).filter((target) => !existsSync(join(ROOT, dirname(page), target)));
  expect(broken).toEqual([]);
});
