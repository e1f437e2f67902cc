import { describe, expect, it } from 'vitest';
import ashby from '../fixtures/ashby.json' with { type: 'json' };
import greenhouse from '../fixtures/greenhouse.json' with { type: 'json' };
import lever from '../fixtures/lever.json' with { type: 'json' };
import { json, startProvider } from '../fixtures/provider.ts';
import { ASHBY } from './ashby.ts';
import { createBoardSource, type BoardFormat } from './board-source.ts';
import { GREENHOUSE } from './greenhouse.ts';
import { LEVER } from './lever.ts';

const BOARD = { name: 'ipe-pagamentos', company: 'Ipe Pagamentos' };

async function read<T>(format: BoardFormat<T>, answer: unknown) {
  const { baseUrl, asked } = await startProvider(json(answer));
  const harvest = await createBoardSource(format, BOARD, baseUrl).fetch({
    asked: { words: 'não interessa', place: '' },
    today: '2026-11-22',
    signal: new AbortController().signal,
  });
  if (!harvest.ok) throw new Error(harvest.error.state);
  return { asked, ...harvest.value };
}

describe('Greenhouse', () => {
  it('gives the ads of a board, and leaves out those for people elsewhere', async () => {
    const { asked, vacancies, elsewhere, invalid } = await read(GREENHOUSE, greenhouse);
    expect(asked).toEqual(['/v1/boards/ipe-pagamentos/jobs?content=true']);
    expect({ elsewhere, invalid }).toEqual({ elsewhere: 1, invalid: 0 });
    expect(vacancies).toEqual([
      {
        id: 'greenhouse:ipe-pagamentos:7000001',
        source: 'greenhouse',
        url: 'https://job-boards.greenhouse.io/ipe-pagamentos/jobs/7000001',
        title: 'Pessoa Engenheira de Software Sênior',
        company: 'Ipê Pagamentos',
        places: [{ city: 'São Paulo', state: 'SP' }],
        workModel: 'hybrid',
        contracts: ['clt'],
        disability: null,
        salary: null,
        publishedOn: '2026-11-03',
        seenOn: '2026-11-22',
        expiresOn: '2026-12-10',
        description: expect.stringContaining('pagamentos'),
      },
      expect.objectContaining({
        company: 'Ipe Pagamentos',
        places: [],
        workModel: 'remote',
        publishedOn: null,
      }),
    ]);
  });

  it('reads HTML that was escaped as text', async () => {
    const [first] = (await read(GREENHOUSE, greenhouse)).vacancies;
    expect(first?.description).toContain('Você vai cuidar do serviço de pagamentos.');
    expect(first?.description).toContain('- Kotlin & PostgreSQL\n- Testes automatizados');
    expect(first?.description).not.toMatch(/[<>]|alert/);
  });
});

describe('Lever', () => {
  it('gives the ads of a site, and leaves out those for people elsewhere', async () => {
    const { asked, vacancies, elsewhere } = await read(LEVER, lever);
    expect(asked).toEqual(['/v0/postings/ipe-pagamentos?mode=json']);
    expect(elsewhere).toBe(1);
    expect(vacancies[0]).toMatchObject({
      id: 'lever:ipe-pagamentos:11111111-2222-4333-8444-555555555501',
      title: 'Estágio em Engenharia de Produção',
      company: 'Ipe Pagamentos',
      places: [
        { city: 'Joinville', state: 'SC' },
        { city: 'Curitiba', state: 'PR' },
      ],
      workModel: 'onSite',
      contracts: ['internship'],
      salary: { min: 1800, max: 2100, period: 'month', currency: 'BRL', origin: 'stated' },
      publishedOn: '2026-11-14',
    });
    expect(vacancies[1]).toMatchObject({ places: [], workModel: 'remote', contracts: [], salary: null });
  });

  it('puts opening, lists and close together', async () => {
    const [first] = (await read(LEVER, lever)).vacancies;
    expect(first?.description).toBe(
      [
        'Sobre a vaga\n\nAcompanhe a linha de montagem.',
        'Requisitos\n- Cursando Engenharia de Produção\n- Excel intermediário',
        'Benefícios\n- Vale-transporte',
        'Inscrições até o fim do mês.',
        'Bolsa-auxílio mensal.',
      ].join('\n\n'),
    );
  });
});

describe('Ashby', () => {
  it('gives the listed ads of a board, and leaves out those for people elsewhere', async () => {
    const { asked, vacancies, elsewhere, invalid } = await read(ASHBY, ashby);
    expect(asked).toEqual(['/posting-api/job-board/ipe-pagamentos?includeCompensation=true']);
    expect({ elsewhere, invalid, kept: vacancies.length }).toEqual({ elsewhere: 1, invalid: 0, kept: 2 });
    expect(vacancies[0]).toMatchObject({
      title: 'Designer de Produto',
      places: [{ city: 'Recife', state: 'PE' }],
      workModel: 'hybrid',
      contracts: [],
      salary: { min: 96_000, max: 120_000, period: 'year', currency: 'BRL', origin: 'stated' },
      publishedOn: '2026-11-10',
      description: 'Desenhe fluxos de cadastro.',
    });
  });

  it('shows no salary that the employer hides, and reads HTML if there is no text', async () => {
    const second = (await read(ASHBY, ashby)).vacancies[1];
    expect(second).toMatchObject({ workModel: 'remote', contracts: ['internship'], salary: null });
    expect(second?.description).toBe('Escreva aulas.\n\n- Boa escrita');
  });
});

it.each([
  ['greenhouse', GREENHOUSE, { jobs: [{ id: 1, title: 'Vaga', location: { name: 'Recife, PE' } }] }],
  ['lever', LEVER, [{ id: 'a', text: 'Vaga', country: 'BR' }]],
  ['ashby', ASHBY, { jobs: [{ title: 'Vaga', jobUrl: 'https://jobs.example/1', location: 'Recife, PE' }] }],
] as const)('reads an ad of %s of which every optional field is missing', async (_, format, answer) => {
  const { vacancies, invalid } = await read(format as BoardFormat<unknown>, answer);
  expect({ invalid, titles: vacancies.map(({ title }) => title) }).toEqual({ invalid: 0, titles: ['Vaga'] });
});
