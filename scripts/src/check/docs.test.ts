import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const ADRS = readdirSync(join(ROOT, 'docs/adr')).filter((name) => /^\d{4}-.*\.md$/.test(name));

/** Folders of one team or feature: parts of the backend, remotes, shared packages. */
const ROOMS = [
  ...readdirSync(ROOT).filter((name) => /^(?:mfe|shared)-/.test(name)),
  ...readdirSync(join(ROOT, 'functions/src'), { withFileTypes: true })
    // Compiled content has no owner.
    .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
    .map(({ name }) => `functions/src/${name}`),
];

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...ROOMS.map((room) => `${room}/README.md`).filter((file) => existsSync(join(ROOT, file))),
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Targets of the links of a page that lead into the repository, without their fragments. */
const linksIn = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!.split('#')[0]!)
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));

/** Commands of a README that take a place, with the folder that the place is in. */
const PLACES = [
  [/npx vitest run ([^`]+)/g, ''],
  [/npm run backend -- ([^`]+)/g, 'functions'],
  [/npm run journey -- ([^`]+)/g, 'e2e/src/journeys'],
] as const;

/** Whether some file or folder begins with a path, as test runners take it. */
function leadsSomewhere(path: string): boolean {
  const [folder, name] = [join(ROOT, dirname(path)), path.split('/').at(-1)!];
  return existsSync(folder) && readdirSync(folder).some((entry) => entry.startsWith(name));
}

describe.each(ROOMS)('the README of %s', (room) => {
  const readmeFile = join(ROOT, room, 'README.md');
  const readme = existsSync(readmeFile) ? readFileSync(readmeFile, 'utf8') : '';
  const itemOf = (name: string) =>
    new RegExp(`^- \\*\\*${name}\\*\\*:(.*(?:\n {2}.*)*)`, 'm').exec(readme)?.[1] ?? '';

  test('is there; functions/src/lessons/README.md shows how', () => {
    expect(readme).not.toBe('');
  });

  test('names the files to open first', () => {
    const files = [...itemOf('Open first').matchAll(/`([^`\s]+\/?)`/g)]
      .map(([, file]) => file!)
      .filter((file) => /[./]/.test(file) && !file.startsWith('/'));
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !existsSync(join(ROOT, room, file)))).toEqual([]);
  });

  test('says how to test it alone', () => {
    const places = PLACES.flatMap(([command, folder]) =>
      [...itemOf('Test alone').matchAll(command)].flatMap(([, given]) =>
        given!.split(' ').map((place) => join(folder, place)),
      ),
    );
    expect(places).not.toEqual([]);
    expect(places.filter((place) => !leadsSomewhere(place))).toEqual([]);
  });
});

describe('CODEOWNERS', () => {
  const lines = read('CODEOWNERS')
    .split('\n')
    .filter((line) => /^[*/]/.test(line))
    .map((line) => line.split(/ +/) as [folder: string, team: string]);

  test('names folders that are there', () => {
    const folders = lines.map(([folder]) => folder).filter((folder) => folder !== '*');
    expect(folders.filter((folder) => !existsSync(join(ROOT, folder)))).toEqual([]);
  });

  test('names every package and every part of the backend', () => {
    const packages = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'package.json')));
    const named = lines.map(([folder]) => folder);
    expect([...packages, ...ROOMS].filter((folder) => !named.includes(`/${folder}/`))).toEqual([]);
  });

  test('gives each remote to the team that its definition names', () => {
    for (const remote of ROOMS.filter((room) => room.startsWith('mfe-'))) {
      const team = lines.findLast(([folder]) => folder === '*' || folder === `/${remote}/`)?.[1];
      expect(`${remote} ${team}`).toBe(
        `${remote} @aura/${/owner: '([^']+)'/.exec(read(`${remote}/remote.ts`))?.[1]}`,
      );
    }
  });
});

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

describe('docs/faults.md', () => {
  const rows = read('docs/faults.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line));

  test('has a row for each of the 42 faults', () => {
    expect(rows.map((row) => Number(row.split('|')[1]))).toEqual(
      Array.from({ length: 42 }, (_, at) => at + 1),
    );
  });

  test('names tests by titles that are in their files', () => {
    const named = rows.flatMap((row) => [...row.matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+)\)/g)]);
    expect(named.length).toBeGreaterThan(rows.length);
    for (const [, title, file] of named) expect(read(file!), `${title} in ${file}`).toContain(title);
  });

  test('names no file whose tests are put off', () => {
    const isPutOff = (file: string) =>
      /\.(only|todo|fixme)\(|\b(it|describe)\.skip\(/.test(read(join('docs', file)));
    expect([...new Set(rows.flatMap(linksIn))].filter(isPutOff)).toEqual([]);
  });
});

describe('docs/security.md', () => {
  const rows = read('docs/security.md')
    .split('\n')
    .filter((line) => /^\| T\d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  test('has a row for each of the 18 threats', () => {
    const numbers = rows.map(([, threat]) => Number(/^T(\d+)/.exec(threat ?? '')?.[1]));
    expect([...new Set(numbers)]).toEqual(Array.from({ length: 18 }, (_, at) => at + 1));
  });

  test.each(rows)('%s%s: names files of tests', (_, __, ___, tests = '') => {
    const files = linksIn(tests);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(file).toMatch(/\.(test|spec)\.tsx?$/);
  });
});
