import { expect, test } from 'vitest';
import { AD, findCode, CONTEXT, read } from '../fixtures.ts';
import { readVacanciesText } from '../read-content.ts';

const POSTING = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Analista de Dados &amp; BI',
  description: '<p>Cuide dos painéis.</p><ul><li>SQL</li><li>Power BI</li></ul>',
  hiringOrganization: { '@type': 'Organization', name: 'Loja Exemplo' },
  jobLocation: {
    '@type': 'Place',
    address: { addressLocality: 'Recife', addressRegion: 'Pernambuco', addressCountry: 'BR' },
  },
  employmentType: ['FULL_TIME', 'CONTRACTOR'],
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'BRL',
    value: { '@type': 'QuantitativeValue', minValue: '6000.00', maxValue: 8000, unitText: 'MONTH' },
  },
  datePosted: '2026-11-05T08:00:00-03:00',
  validThrough: '2026-12-31',
  url: 'https://exemplo.com/vagas/1',
};

const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const page = (...blocks: string[]) =>
  `<!doctype html><html><head>${blocks.join('')}</head><body>x</body></html>`;
const of = (posting: object) => read(readVacanciesText(page(script(JSON.stringify(posting))), CONTEXT));

test('every field of a posting comes over', () => {
  expect(of(POSTING).vacancies).toEqual([
    {
      id: expect.stringMatching(/^jsonLd:[0-9a-f]{16}$/),
      source: 'jsonLd',
      url: 'https://exemplo.com/vagas/1',
      title: 'Analista de Dados & BI',
      company: 'Loja Exemplo',
      places: [{ city: 'Recife', state: 'PE' }],
      workModel: null,
      contracts: ['pj'],
      disability: null,
      salary: { min: 6000, max: 8000, period: 'month', currency: 'BRL', origin: 'stated' },
      publishedOn: '2026-11-05',
      expiresOn: '2026-12-31',
      description: 'Cuide dos painéis.\n\n- SQL\n- Power BI',
      seenOn: '2026-11-22',
    },
  ]);
});

test('full time is no contract, and an amount without a period is no salary', () => {
  const { vacancies } = of({
    ...POSTING,
    employmentType: 'FULL_TIME',
    baseSalary: { currency: 'BRL', value: 5000 },
  });
  expect(vacancies[0]).toMatchObject({ contracts: [], salary: null });
});

test('remote work, several places and the states of applicants', () => {
  const { vacancies } = of({
    ...POSTING,
    jobLocationType: 'TELECOMMUTE',
    jobLocation: [
      { address: 'Campinas - SP, Brasil' },
      { address: { addressLocality: 'Lisboa', addressCountry: 'PT' } },
    ],
    applicantLocationRequirements: [
      { '@type': 'State', name: 'Minas Gerais' },
      { '@type': 'Country', name: 'Brasil' },
    ],
  });
  expect(vacancies[0]).toMatchObject({
    workModel: 'remote',
    places: [
      { city: 'Campinas', state: 'SP' },
      { city: 'Lisboa', state: null },
      { city: '', state: 'MG' },
    ],
  });
});

test('postings are found in graphs, lists and several blocks, and a broken block costs no other', () => {
  const graph = {
    '@graph': [
      { '@type': 'Organization', '@id': '#org', name: 'Empresa do Grafo' },
      { ...POSTING, title: 'No grafo', hiringOrganization: { '@id': '#org' } },
    ],
  };
  const list = [
    { '@type': 'WebPage', mainEntity: { ...POSTING, title: 'Na lista', '@type': ['JobPosting'] } },
  ];
  const html = page(
    script('{"@type": "JobPosting", "title": '),
    script(JSON.stringify(graph)),
    script(`\n<!--//--><![CDATA[// ><!--\n${JSON.stringify(list)}\n//--><!]]>\n`),
    script(`/*<![CDATA[*/ ${JSON.stringify({ ...POSTING, title: 'Em CDATA' })} /*]]>*/`),
  );
  const { vacancies } = read(readVacanciesText(html, CONTEXT));
  expect(vacancies.map(({ title, company }) => [title, company])).toEqual([
    ['No grafo', 'Empresa do Grafo'],
    ['Na lista', 'Loja Exemplo'],
    ['Em CDATA', 'Loja Exemplo'],
  ]);
});

test('raw line breaks inside strings are mended', () => {
  const broken = JSON.stringify({ ...POSTING, description: AD }).replaceAll('\\n', '\n');
  expect(read(readVacanciesText(page(script(broken)), CONTEXT)).vacancies[0]?.description).toBe(AD);
});

test('JSON without a page is read too, and a page gives its address to its only posting', () => {
  const bare = JSON.stringify({ ...POSTING, url: undefined });
  expect(read(readVacanciesText(bare, CONTEXT)).vacancies[0]?.url).toBeNull();
  const html = page('<link rel="canonical" href="https://exemplo.com/vaga">', script(bare));
  expect(read(readVacanciesText(html, CONTEXT)).vacancies[0]?.url).toBe('https://exemplo.com/vaga');
});

test('a company that does not say its name has none, and parts kept out of the description are added', () => {
  const { vacancies } = of({
    ...POSTING,
    hiringOrganization: 'confidential',
    qualifications: '<p>Inglês fluente</p>',
    skills: ['SQL'],
  });
  expect(vacancies[0]?.company).toBe('');
  expect(vacancies[0]?.description).toContain('\n\nRequisitos\nInglês fluente');
  expect(vacancies[0]?.description).not.toContain('Competências');
});

test('a posting without a description is refused by name, a page without postings as a whole', () => {
  expect(of({ ...POSTING, description: '' }).refused).toEqual([
    { where: 'vaga 1', reason: 'Falta a descrição.' },
  ]);
  expect(findCode(readVacanciesText(page(script('{"@type":"Article"}')), CONTEXT))).toBe('PAGINA_SEM_VAGA');
  expect(findCode(readVacanciesText('texto solto', CONTEXT, 'page'))).toBe('PAGINA_SEM_VAGA');
});
