import { expect, test } from 'vitest';
import { AD, findCode, CONTEXT, read } from '../fixtures.ts';
import { readVacanciesFile, readVacanciesText } from '../read-content.ts';

const HEADER = 'Título;Empresa;Cidade;UF;Modelo;Regime;salario_min;salario_max;publicada_em;Link;Descrição';
const ROW = `Analista;"Loja ""Exemplo""";Recife;PE;Híbrido;CLT ou PJ;R$ 3.500,00;5.000;05/11/2026;https://exemplo.com/1;"${AD}"`;
const csv = (...rows: string[]) => [HEADER, ...rows].join('\n');
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(text, (unit) => unit.charCodeAt(0)).buffer);
const fields = (text: string) => read(readVacanciesText(text, CONTEXT));

const EXPECTED = {
  source: 'csv',
  title: 'Analista',
  company: 'Loja "Exemplo"',
  places: [{ city: 'Recife', state: 'PE' }],
  workModel: 'hybrid',
  contracts: ['clt', 'pj'],
  salary: { min: 3500, max: 5000, period: 'month', currency: 'BRL', origin: 'stated' },
  publishedOn: '2026-11-05',
  url: 'https://exemplo.com/1',
  description: AD,
};

test('a Brazilian table is read, quoted line breaks included', () => {
  expect(fields(csv(ROW)).vacancies).toMatchObject([EXPECTED]);
  expect(fields(`sep=;\r\n${csv(ROW)}`).vacancies).toMatchObject([EXPECTED]);
});

test('commas, tabs and English names do as well', () => {
  expect(fields('title,description,location\nDev,"Um, dois","Recife, PE"').vacancies).toMatchObject([
    { title: 'Dev', description: 'Um, dois', places: [{ city: 'Recife', state: 'PE' }] },
  ]);
  expect(fields('cargo\tdescrição\nDev\tUm; dois, três').vacancies).toMatchObject([
    { description: 'Um; dois, três' },
  ]);
});

test('every usual encoding gives the same ads', () => {
  const text = csv(ROW);
  const latin = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const files = [
    new TextEncoder().encode(text),
    new TextEncoder().encode(`\ufeff${text}`),
    utf16(`\ufeff${text}`),
    utf16(text),
    latin,
  ];
  for (const bytes of files) {
    expect(read(readVacanciesFile(bytes, CONTEXT)).vacancies).toEqual(fields(text).vacancies);
  }
});

test('a refused line is named by its number in the file and by its reason', () => {
  const { vacancies, refused } = fields(
    csv(
      ROW,
      ';;;;;;;;;;Sem título',
      '',
      'Dev;;;XX;talvez;;mil reais;;31/02/2026;;Texto',
      'Dev;;;;;;;;;;Um;dois',
      ROW,
      'Dev;;;;;;;;;;"aberta',
    ),
  );
  expect(vacancies).toHaveLength(1);
  const lines = ROW.split('\n').length;
  expect(refused.map(({ where }) => where)).toEqual(
    [2, 4, 5, 6, 6 + lines].map((line) => `linha ${line + lines}`),
  );
  const reasons = refused.map(({ reason }) => reason);
  expect(reasons[0]).toBe('Falta o título.');
  for (const part of ['“XX”', '“talvez”', '“mil reais”', '“31/02/2026”']) expect(reasons[1]).toContain(part);
  expect(reasons[2]).toContain('12 colunas');
  expect(reasons[3]).toBe('Repetida: a mesma vaga já foi lida (linha 2).');
  expect(reasons[4]).toContain('aspa');
});

test('a missing value refuses nothing', () => {
  expect(
    fields('título;descrição;salário;modelo;empresa\nDev;Texto;a combinar;n/a;-').vacancies,
  ).toMatchObject([{ salary: null, workModel: null, company: '' }]);
});

test('a name without Latin letters is a name', () => {
  expect(fields('título;descrição;empresa\nDev;Texto;株式会社').vacancies).toMatchObject([
    { company: '株式会社' },
  ]);
});

test('HTML in a cell becomes text, and a formula stays a text', () => {
  expect(fields('título;descrição\n=HYPERLINK("x");<p>Um</p><p>Dois</p>').vacancies).toMatchObject([
    { title: '=HYPERLINK("x")', description: 'Um\n\nDois' },
  ]);
});

test('tables that are none, too long or too large are refused as a whole', () => {
  expect(findCode(readVacanciesText('a;b\n1;2', CONTEXT))).toBe('PLANILHA_SEM_COLUNAS');
  expect(findCode(readVacanciesText('título;descrição\n', CONTEXT))).toBe('SEM_VAGAS');
  const many = Array.from({ length: 301 }, (_, index) => `Vaga ${index};Texto`).join('\n');
  expect(findCode(readVacanciesText(`título;descrição\n${many}`, CONTEXT))).toBe('MUITAS_VAGAS');
  expect(findCode(readVacanciesFile(new Uint8Array(2 * 1024 * 1024 + 1), CONTEXT))).toBe('ARQUIVO_GRANDE');
  expect(findCode(readVacanciesFile(new TextEncoder().encode('PK\u0003\u0004abc'), CONTEXT))).toBe(
    'ARQUIVO_NAO_LIDO',
  );
});
