import type { Posting, Vacancy, Version } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { getPosting } from '../clusters/index.ts';
import { makeVacancy } from '../posting/fixture.ts';
import { HARMLESS, NOTICED } from '../generated/samples/cautions.ts';
import { findCautions } from './index.ts';

const TODAY = '2026-07-10';
/** Words that would judge who hires. */
const VERDICT = /golpe|fraude|fals[ao]|crim|suspeit|perig/iu;
const posting = (fields: Partial<Vacancy>): Posting => getPosting([makeVacancy(fields)]);
const idsOf = (given: Posting): string[] => findCautions(given, TODAY).cautions.map(({ id }) => id);
const ids = (fields: Partial<Vacancy>): string[] => idsOf(posting(fields));

describe('the words of an ad', () => {
  it.each(HARMLESS)('find nothing to check: %s', (description) => {
    expect(ids({ description })).toEqual([]);
  });

  it.each(NOTICED)('are worth a check, %s: %s', (id, description) => {
    const { cautions } = findCautions(
      posting({ description: `Atividades do dia a dia.\n${description}` }),
      TODAY,
    );
    expect(cautions.map((one) => one.id)).toContain(id);
    const quote = cautions.find((one) => one.id === id)?.quote ?? '';
    expect(quote.length).toBeGreaterThan(15);
    expect(description.endsWith(quote)).toBe(true);
  });

  it.each(NOTICED.filter(([id]) => id !== 'chatOnly'))('are never a verdict: %s', (_, description) => {
    const said = JSON.stringify(
      findCautions(posting({ description, title: 'Vaga' }), TODAY).cautions.map(
        ({ text, check }) => text + check,
      ),
    );
    expect(said).not.toMatch(VERDICT);
  });

  it('are quoted up to a word where they are many', () => {
    const description = `Taxa de inscrição: R$ 50 e ${'mais palavras '.repeat(60)}`;
    const quote = findCautions(posting({ description }), TODAY).cautions[0]?.quote ?? '';
    expect(quote.length).toBeLessThanOrEqual(240);
    expect(description.startsWith(`${quote} `)).toBe(true);
  });
});

describe('a messenger', () => {
  const description = 'Interessados chamar no WhatsApp (11) 90000-0000.';
  it('is one of two ways where the ad has a page, unless it says that it is the only one', () => {
    const url = 'https://valeverde.com.br/vagas/1';
    expect(ids({ description, url })).toEqual([]);
    expect(ids({ description: 'Enviar currículo só pelo WhatsApp.', url })).toEqual(['chatOnly']);
    expect(ids({ description, url: 'https://wa.me/5511900000000' })).toContain('chatOnly');
  });
});

describe('time', () => {
  it('makes an ad old after 60 days', () => {
    expect(ids({ publishedOn: '2026-05-11' })).toEqual([]);
    expect(ids({ publishedOn: '2026-05-10' })).toEqual(['old']);
    expect(ids({ publishedOn: null })).toEqual([]);
    expect(ids({ publishedOn: '2027-01-01' })).toEqual([]);
  });

  const published = (...days: (Partial<Version> & { publishedOn: string })[]): string[] => {
    const base = posting({ publishedOn: '2026-07-09' });
    const versions = days.map((fields, index) => ({
      ...base.versions[0]!,
      id: `sample:${index}`,
      url: `https://exemplo.com.br/${index}`,
      ...fields,
    }));
    return idsOf({ ...base, versions });
  };
  const on = (publishedOn: string, fields: Partial<Version> = {}) => ({ ...fields, publishedOn });

  it('distinguishes repeated publications from a single one', () => {
    expect(published(on('2026-07-09'), on('2026-06-20'), on('2026-06-01'))).toEqual(['reposted']);
    expect(published(on('2026-07-09'), on('2026-06-20'))).toEqual([]);
  });

  it.each([
    ['a few days apart', [on('2026-07-09'), on('2026-07-05'), on('2026-07-01')]],
    ['more than 90 days ago', [on('2026-07-09'), on('2026-06-20'), on('2026-04-10')]],
    [
      'at one address',
      ['2026-07-09', '2026-06-20', '2026-06-01'].map((day) => on(day, { url: 'https://exemplo.com.br/1' })),
    ],
    [
      'in different cities',
      ['Recife', 'Santos', 'Natal']
        .map((city, index) => on(`2026-06-${10 + index * 9}`, { places: [{ city, state: null }] }))
        .toReversed(),
    ],
    [
      'by different sources',
      [on('2026-07-09'), on('2026-06-20', { source: 'adzuna' }), on('2026-06-01', { source: 'lever' })],
    ],
  ])('takes ads for no reposts: %s', (_, versions) => {
    expect(published(...versions)).toEqual([]);
  });
});

describe('the employer', () => {
  it.each(['', 'Confidencial', 'Empresa confidencial'])('is not said by "%s"', (company) => {
    expect(ids({ company })).toEqual(['noCompany']);
  });

  it.each([
    ['Vale Verde', 'https://www.valeverde.com.br/vagas'],
    ['Vale Verde S.A.', 'https://carreiras.verde.com/1'],
    ['Universidade Federal de Minas Gerais', 'https://www.ufmg.br/concursos'],
    ['Banco Novo Horizonte', 'https://bnh.com.br/trabalhe'],
    ['Vale Verde', 'https://valeverde.gupy.io/job/1'],
    ['Vale Verde', 'https://boards.greenhouse.io/outra/jobs/1'],
    ['Prefeitura de Recife', 'https://selecao.recife.pe.gov.br/1'],
    ['', 'https://qualquer.com.br/1'],
    ['Vale Verde', 'https://vale-verde.com/jobs/1'],
    ['Vale Verde', 'https://www.grupovaleverde.com.br/1'],
    ['Vale Verde', 'https://valeverdealimentos.com.br/1'],
    ['OLX', 'https://trabalhenaolx.com.br/1'],
    ['Vale Verde', 'https://pe.olx.com.br/vagas/1'],
    ['Magazine Luiza', 'https://carreiras.magalu.com/1'],
  ])('may have the address: %s, %s', (company, url) => {
    expect(ids({ company, url })).not.toContain('otherDomain');
  });

  it.each([
    ['Vale Verde', 'https://vagas-agora.xyz/1', 'vagas-agora.xyz'],
    ['Vale Verde', 'https://gupy.io.exemplo.top/1', 'gupy.io.exemplo.top'],
    ['Banco Novo Horizonte', 'https://www.contrata-ja.com.br/1', 'contrata-ja.com.br'],
    ['Banco Novo Horizonte', 'https://bnhonda.top/1', 'bnhonda.top'],
    ['OLX', 'https://evil-olx-vagas.top/1', 'evil-olx-vagas.top'],
    ['OLX', 'https://olx.evil.top/1', 'olx.evil.top'],
    ['Vale Verde', 'https://evil-olx-vagas.top/1', 'evil-olx-vagas.top'],
    ['Vale Verde', 'https://olx.com.br.exemplo.top/1', 'olx.com.br.exemplo.top'],
    // A short form without the letters of the name in their order: the caution must be true of it as well.
    ['Pão de Açúcar', 'https://www.gpabr.com/vagas', 'gpabr.com'],
  ])('is looked for at another address: %s, %s', (company, url, host) => {
    const { level, cautions } = findCautions(posting({ company, url }), TODAY);
    expect(cautions).toMatchObject([{ id: 'otherDomain', quote: '' }]);
    expect(level).toBe('check');
    expect(cautions[0]?.text).toContain(`(${host})`);
    expect(JSON.stringify(cautions)).not.toMatch(VERDICT);
  });
});

it('asks for a check by one sign, for care by several or by a weighty one', () => {
  const level = (fields: Partial<Vacancy>): string => findCautions(posting(fields), TODAY).level;
  expect(level({})).toBe('none');
  expect(level({ company: '' })).toBe('check');
  expect(level({ company: '', publishedOn: '2026-01-01' })).toBe('care');
  expect(level({ description: 'Taxa de cadastro: R$ 39,90 via PIX.' })).toBe('care');
});
