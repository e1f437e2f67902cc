import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readContracts, readWorkModel } from './stated-terms.ts';
import { readAds } from './read-ads.ts';
import { readDayOfInstant, readSalary, buildVacancy, type VacancyDraft } from './build-vacancy.ts';

const DRAFT: VacancyDraft = {
  source: 'lever',
  names: ['acme', '1'],
  url: 'https://jobs.example/1',
  title: ' Analista\n de  dados ',
  company: 'Acme',
  places: [],
  workModel: null,
  contracts: [],
  salary: null,
  publishedOn: null,
  expiresOn: null,
  description: 'Texto\r\ndo anúncio\u200b ',
};
const TODAY = '2026-11-22';

describe('buildVacancy', () => {
  it('cleans the given fields', () => {
    expect(buildVacancy(DRAFT, TODAY)).toMatchObject({
      id: 'lever:acme:1',
      title: 'Analista de dados',
      description: 'Texto\ndo anúncio',
      seenOn: TODAY,
    });
  });

  it('cuts no character in halves', () => {
    const face = '\u{1F600}';
    const long = { ...DRAFT, title: `a${face.repeat(400)}`, description: `c${face.repeat(50_000)}` };
    const { title = '', description = '' } = buildVacancy(long, TODAY) ?? {};
    expect([title, description].map((text) => [text.at(-2), /\p{Cs}/u.test(text)])).toEqual([
      [face[0], false],
      [face[0], false],
    ]);
  });

  it('cuts long texts, and links only to https', () => {
    const long = {
      ...DRAFT,
      title: 'a'.repeat(900),
      company: 'b'.repeat(900),
      description: 'c'.repeat(90_000),
    };
    const vacancy = buildVacancy({ ...long, url: 'javascript:alert(1)' }, TODAY);
    expect(vacancy?.title).toHaveLength(200);
    expect(vacancy?.company).toHaveLength(200);
    expect(vacancy?.description).toHaveLength(20_000);
    expect(vacancy?.url).toBeNull();
  });

  it('makes an id that is a valid path, whatever the source sends', () => {
    const id = (names: string[]) => buildVacancy({ ...DRAFT, names }, TODAY)?.id;
    expect(id(['a/b', 'ç'])).toMatch(/^lever:[0-9a-f]{16}$/);
    expect(id(['x'.repeat(300)])).toMatch(/^lever:[0-9a-f]{16}$/);
    expect(id(['a/b'])).not.toBe(id(['a/c']));
  });

  it('returns nothing without a title', () => {
    expect(buildVacancy({ ...DRAFT, title: ' \n' }, TODAY)).toBeNull();
  });
});

describe('readAds', () => {
  const schema = v.object({ names: v.array(v.string()) });
  const read = (list: readonly unknown[]) =>
    readAds(list, schema, ({ names }) =>
      names[0] === 'longe' ? 'elsewhere' : buildVacancy({ ...DRAFT, names }, TODAY),
    );
  const ad = (name: string) => ({ names: [name] });

  it('drops a bad ad and counts it', () => {
    const result = read([ad('um'), { nada: 1 }, ad('dois'), ad('longe')]);
    expect(result).toMatchObject({ ok: true, value: { invalid: 1, elsewhere: 1 } });
    expect(result.ok && result.value.vacancies.map(({ id }) => id)).toEqual(['lever:um', 'lever:dois']);
  });

  it('calls a list nonsense of which most are bad, and an empty one empty', () => {
    expect(read([ad('um'), 1, 2])).toMatchObject({ ok: false, error: { state: 'nonsense' } });
    expect(read([])).toEqual({ ok: true, value: { vacancies: [], invalid: 0, elsewhere: 0 } });
  });

  it('keeps a thousand ads of a list', () => {
    const result = read(Array.from({ length: 1200 }, (_, at) => ad(`vaga${at}`)));
    expect(result.ok && result.value.vacancies.length).toBe(1000);
  });
});

it('puts a day where it is in São Paulo', () => {
  expect(readDayOfInstant('2026-11-18T02:30:00Z')).toBe('2026-11-17');
  expect(readDayOfInstant(Date.parse('2026-11-18T03:30:00Z'))).toBe('2026-11-18');
  expect([
    readDayOfInstant('ontem'),
    readDayOfInstant(null),
    readDayOfInstant(undefined),
    readDayOfInstant(1e20),
  ]).toEqual([null, null, null, null]);
});

it('reads a salary of one end or two, in either order', () => {
  const kind = { period: 'month', origin: 'stated', currency: 'BRL' } as const;
  expect(readSalary({ min: 5000, max: 4000 }, kind)).toMatchObject({ min: 4000, max: 5000 });
  expect(readSalary({ max: 4000 }, kind)).toMatchObject({ min: 4000, max: 4000 });
  expect(readSalary({ min: 0, max: null }, kind)).toBeNull();
  expect(readSalary({ min: 5000 }, { ...kind, currency: 'R$' })).toBeNull();
  expect(readSalary({ min: 4000, max: Infinity }, kind)).toMatchObject({ min: 4000, max: 4000 });
});

it('reads short fields only for what they say', () => {
  expect(readContracts('CLT ou PJ')).toEqual(['clt', 'pj']);
  expect(readContracts('Internship')).toEqual(['internship']);
  expect(readContracts('Jovem aprendiz, temporário')).toEqual(['apprentice', 'temporary']);
  expect(['Full-time', 'Contract', 'International', 'permanent', ''].flatMap(readContracts)).toEqual([]);
  expect(
    ['Remoto', 'Híbrido', 'On-site', 'hybrid', 'unspecified', 'remote or on-site', ''].map(readWorkModel),
  ).toEqual(['remote', 'hybrid', 'onSite', 'hybrid', null, null, null]);
});
