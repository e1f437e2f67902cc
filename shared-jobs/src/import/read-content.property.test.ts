import { VacancySchema } from '@aura/shared-domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AD, CONTEXT } from './fixtures.ts';
import { IMPORT_ERROR_CODES, type ImportResult } from './imported.ts';
import { readVacanciesFile } from './read-content.ts';

const POSTING = JSON.stringify({
  '@type': 'JobPosting',
  title: 'Dev',
  description: AD,
  baseSalary: { value: 3 },
});
const FILES = [
  `título;descrição;uf;salario_min\nDev;"${AD}";PE;3.000\nQA;Texto;SP;2`,
  `<html><script type="application/ld+json">${POSTING}</script>`,
  POSTING,
  JSON.stringify({ vagas: [{ title: 'Dev', description: AD, places: [{}] }] }),
].map((text) => new TextEncoder().encode(text));

/** What is wrong with a result: nothing where ads hold, or a failure has a name and words. */
function faultOf(result: ImportResult): unknown {
  if (!result.ok) {
    const { code, message, action } = result.error;
    return IMPORT_ERROR_CODES.includes(code) && message !== '' && action !== '' ? null : result.error;
  }
  const { vacancies, refused } = result.value;
  if (vacancies.length + refused.length === 0) return 'nothing';
  const unfit = vacancies.find((vacancy) => !v.is(VacancySchema, vacancy));
  return unfit ?? refused.find(({ where, reason }) => where === '' || reason === '') ?? null;
}

const readFault = (bytes: Uint8Array) => faultOf(readVacanciesFile(bytes, CONTEXT));

test('damaged files end in valid ads or in a named refusal', () => {
  const damage = fc.record({
    file: fc.constantFrom(...FILES),
    at: fc.nat(2000),
    drop: fc.nat(40),
    put: fc.uint8Array({ maxLength: 12 }),
  });
  fc.assert(
    fc.property(damage, ({ file, at, drop, put }) => {
      const cut = at % file.length;
      const bytes = [...file.subarray(0, cut), ...put, ...file.subarray(cut + drop)];
      expect(readFault(Uint8Array.from(bytes))).toBeNull();
    }),
    { numRuns: 300 },
  );
});

test('any bytes end in a result', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(readFault(bytes)).toBeNull();
    }),
  );
});

test('any JSON ends in a result', () => {
  const names = fc.constantFrom(
    'title',
    'description',
    'vagas',
    'uf',
    '@type',
    'salary',
    'places',
    '__proto__',
  );
  const leaf = fc.oneof(
    fc.constantFrom('JobPosting', 'Dev', AD, 'PE'),
    fc.double(),
    fc.string(),
    fc.boolean(),
  );
  const tree = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie('node'), { maxLength: 3 }),
      fc.dictionary(names, tie('node'), { maxKeys: 5 }),
    ),
  })).node;
  fc.assert(
    fc.property(tree, (value) => {
      const text = JSON.stringify(value) ?? '';
      expect(readFault(new TextEncoder().encode(text))).toBeNull();
    }),
  );
});

test.each([
  ['quotation marks', '"'.repeat(1_500_000)],
  ['a header and quotation marks', `título;descrição\n${'"a"'.repeat(500_000)}`],
  ['delimiters', `título;descrição\n${';'.repeat(1_500_000)}`],
  ['short lines', `título;descrição\n${';\n'.repeat(700_000)}`],
  ['open lists', '['.repeat(1_500_000)],
  ['closed lists', '['.repeat(700_000) + ']'.repeat(700_000)],
  ['blanks', `{${' '.repeat(1_500_000)}}`],
  ['open tags', '<a>'.repeat(500_000)],
  ['open scripts', '<script type="application/ld+json">'.repeat(50_000)],
  ['backslashes', `{"a":"${'\\'.repeat(1_500_001)}`],
  ['blanks in a cell', `título;descrição\nDev;"${' '.repeat(1_500_000)}"`],
  ['a wide object', `{"@graph":[${'{},'.repeat(500_000)}{}]}`],
])('a file built of %s ends soon', (_name, text) => {
  // A time that grows with the square of these lengths is hours, far beyond the limit of any test.
  expect(readFault(new TextEncoder().encode(text))).toBeNull();
});
