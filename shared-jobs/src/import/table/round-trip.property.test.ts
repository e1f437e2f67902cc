import { STATES, type Vacancy } from '@aura/shared-domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTEXT, read } from '../fixtures.ts';
import { makeVacancy } from '../make-vacancy.ts';
import { readVacanciesText } from '../read-content.ts';
import { writeVacanciesCsv } from './vacancies-to-csv.ts';

const PIECES = ['a', 'ã', ';', ',', '"', "'", '=', '+', '-', '@', '\t', '\n', '\r\n', ' ', '＝', '1', 'SQL'];

/** Texts with everything that a table or a spreadsheet could take for its own, but no tags and no bars. */
const text = (maxLength: number) =>
  fc.array(fc.constantFrom(...PIECES), { maxLength }).map((parts) => `x${parts.join('')}`);
const wild = fc.oneof(
  text(12),
  text(12).map((rest) => `=${rest}`),
  text(5).map((rest) => `'=${rest}`),
);
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const cents = fc.integer({ min: 1, max: 5_000_000 }).map((value) => value / 100);
const state = fc.option(fc.constantFrom(...STATES));

const vacancy = fc
  .record({
    title: wild,
    description: wild,
    company: fc.oneof(fc.constant(''), wild),
    url: fc.constantFrom(null, 'https://exemplo.com/?a=1;b'),
    places: fc.array(fc.record({ city: wild, state }), { maxLength: 3 }),
    workModel: fc.constantFrom(null, 'onSite' as const, 'hybrid' as const, 'remote' as const),
    contracts: fc.uniqueArray(
      fc.constantFrom('clt', 'pj', 'internship', 'apprentice', 'temporary', 'cooperative'),
    ),
    disability: fc.constantFrom(null, 'exclusive' as const, 'open' as const),
    salary: fc.option(
      fc.record({
        min: cents,
        max: cents,
        period: fc.constantFrom('hour' as const, 'month' as const, 'year' as const),
        currency: fc.constantFrom('BRL', 'USD'),
        origin: fc.constantFrom('stated' as const, 'estimated' as const),
      }),
    ),
    publishedOn: fc.option(day),
    expiresOn: fc.option(day),
  })
  .map((raw) => makeVacancy(raw, { source: 'csv', today: CONTEXT.today }))
  .filter((made) => made.ok)
  .map(({ value }) => value);

/** Everything but the id, which identifies the ad as first read; contracts have no order. */
const fieldsOf = ({ id: _id, ...fields }: Vacancy) => ({ ...fields, contracts: fields.contracts.toSorted() });

test('a table that was written is read back to the same ads', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(vacancy, { selector: ({ title }) => title, maxLength: 6, minLength: 1 }),
      fc.string(),
      (all, note) => {
        const more = [{ name: 'anotacoes', cells: all.map(() => note) }];
        const { vacancies, refused } = read(readVacanciesText(writeVacanciesCsv(all, more), CONTEXT));
        expect(refused).toEqual([]);
        expect(vacancies.map(fieldsOf)).toEqual(all.map(fieldsOf));
      },
    ),
  );
});

test('no cell of a written table begins as a formula', () => {
  fc.assert(
    fc.property(vacancy, fc.string(), (one, note) => {
      const more = [{ name: 'anotacoes', cells: [`=${note}`] }];
      const cells = writeVacanciesCsv([one], more).matchAll(/"((?:[^"]|"")*)"/g);
      for (const [, cell = ''] of cells) expect(cell).not.toMatch(/^\s*[=+\-@＝]/);
    }),
  );
});
