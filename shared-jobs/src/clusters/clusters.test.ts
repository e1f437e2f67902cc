import type { Place, Posting, Vacancy } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { makeVacancy } from '../posting/fixture.ts';
import { groupPostings } from './index.ts';

const BOILERPLATE =
  'A Vale Verde cuida de hospitais e clínicas há muitos anos e acredita em gente que cuida de gente. Oferecemos ' +
  'vale-refeição, plano de saúde, plano odontológico, auxílio-creche, seguro de vida e day off no aniversário.';
const NURSE =
  'Prestar assistência de enfermagem a pacientes da unidade de terapia intensiva, elaborar a escala da ' +
  'equipe, acompanhar visitas médicas e orientar técnicos de enfermagem. Requisitos: COREN ativo, experiência ' +
  'em terapia intensiva e curso de ventilação mecânica.';
const BUYER =
  'Negociar contratos com fornecedores de materiais hospitalares, acompanhar o prazo das entregas, analisar ' +
  'propostas e manter o cadastro de itens. Requisitos: experiência em compras, Excel intermediário e conhecimento ' +
  'de sistemas de gestão.';

const at = (city: string, state: Place['state']): readonly [Place] => [{ city, state }];
const CITIES = [
  at('Campinas', 'SP'),
  at('Recife', 'PE'),
  at('Belo Horizonte', 'MG'),
  at('Porto Alegre', 'RS'),
  at('Manaus', 'AM'),
];
const nurse = (fields: Partial<Vacancy>): Vacancy =>
  makeVacancy({ title: 'Enfermeiro(a) de UTI', description: `${BOILERPLATE}\n${NURSE}`, ...fields });
const sizes = (postings: readonly Posting[]): number[] => postings.map(({ versions }) => versions.length);
const sizesOf = (...vacancies: Vacancy[]): number[] =>
  sizes(groupPostings(vacancies.map((vacancy, index) => ({ ...vacancy, id: `sample:${index}` }))));

describe('one job', () => {
  it('joins ads in five cities', () => {
    const ads = CITIES.map(([place], index) =>
      nurse({
        id: `sample:${index}`,
        title: `Enfermeiro(a) de UTI - ${place.city}/${place.state}`,
        places: [place],
        publishedOn: `2026-07-0${index + 1}`,
        description: `${BOILERPLATE}\n${NURSE}\nLocal de trabalho: ${place.city} - ${place.state}.`,
      }),
    );
    const [posting, ...others] = groupPostings(ads);
    expect(others).toEqual([]);
    expect(posting?.id).toBe('sample:4');
    expect(posting?.versions.map(({ id }) => id)).toEqual([4, 3, 2, 1, 0].map((index) => `sample:${index}`));
    expect(posting?.facts).toMatchObject({
      states: ['AM', 'MG', 'PE', 'RS', 'SP'],
      publishedOn: '2026-07-05',
    });
  });

  it('joins an ad that repeats the name of its city', () => {
    const ads = CITIES.map(([place]) =>
      nurse({
        places: [place],
        description: `Hospital de ${place.city}: plantão em ${place.city}, moradia em ${place.city}, transporte a ${place.city} e registro em ${place.city}.`,
      }),
    );
    expect(sizesOf(...ads)).toEqual([5]);
  });

  it('joins an ad that is published later under another code and address', () => {
    const again = nurse({
      title: 'ENFERMEIRA DE UTI (cód. 88213)',
      company: 'Vale Verde Ltda.',
      publishedOn: '2026-07-20',
      url: 'https://exemplo.com.br/88213',
    });
    expect(sizesOf(nurse({}), again)).toEqual([2]);
  });

  it.each(['Enfermeiro/a de UTI', 'Enfermeiro de UTI (a)', 'Enfermeiro de UTI / a', 'Enfermeira – UTI'])(
    'joins both genders of a title: %s',
    (title) => {
      expect(sizesOf(nurse({}), nurse({ title }))).toEqual([2]);
    },
  );

  it('joins the same grade in another city', () => {
    const title = 'Auxiliar A - Recife/PE';
    expect(
      sizesOf(nurse({ title: 'Auxiliar A' }), nurse({ title, places: [{ city: 'Recife', state: 'PE' }] })),
    ).toEqual([2]);
  });

  it('joins an ad that another source shows without its company, or only in part', () => {
    const copy = nurse({ company: 'Empresa confidencial', publishedOn: '2026-07-09' });
    const snippet = nurse({ description: `${BOILERPLATE}\n${NURSE}`.slice(0, 300) });
    expect(sizesOf(nurse({}), copy, snippet)).toEqual([3]);
  });

  it('is represented by the newest ad that names its employer', () => {
    const [posting] = groupPostings([
      nurse({ id: 'sample:a', publishedOn: '2026-07-01' }),
      nurse({ id: 'sample:b', publishedOn: '2026-07-02' }),
      nurse({ id: 'sample:c', publishedOn: '2026-07-03', company: '' }),
      nurse({ id: 'sample:d', publishedOn: null }),
    ]);
    expect(posting?.id).toBe('sample:b');
    expect(posting?.versions.map(({ id }) => id.at(-1)).join('')).toBe('cbad');
    expect(posting?.facts.publishedOn).toBe('2026-07-03');
  });
});

describe('two jobs', () => {
  const other = (fields: Partial<Vacancy>) => sizesOf(nurse({}), nurse(fields));

  it.each<[string, Partial<Vacancy>]>([
    ['have different titles, whatever they share', { title: 'Comprador hospitalar' }],
    [
      'have different titles and tasks under one boilerplate',
      { title: 'Comprador hospitalar', description: `${BOILERPLATE}\n${BUYER}` },
    ],
    ['have one title and quite different texts', { description: `${BOILERPLATE}\n${BUYER}` }],
    ['have one text and different companies', { company: 'Monte Azul' }],
    ['have different rungs', { title: 'Enfermeiro(a) de UTI Sênior' }],
  ])('%s', (_, fields) => {
    expect(other(fields)).toEqual([1, 1]);
  });

  it('are told in two languages', () => {
    const portuguese = makeVacancy({ title: 'Data Engineer', description: `${BOILERPLATE} ${BUYER}` });
    const english = makeVacancy({
      title: 'Data Engineer',
      description:
        'You will build pipelines with the data platform team, keep the warehouse healthy and talk to analysts ' +
        'about what they need. Requirements: Python, SQL, experience with orchestration and fluent English.',
    });
    expect(sizesOf(portuguese, english)).toEqual([1, 1]);
  });

  it.each([
    ['C#', 'C++'],
    ['C', 'C++'],
    ['C#', 'C'],
    ['.NET', 'Net'],
    ['Java', 'JavaScript'],
    ['A', 'E'],
    ['A', 'O'],
    ['A (cód. 88213)', 'B'],
  ])('are for %s and for %s', (one, another) => {
    expect(
      sizesOf(nurse({ title: `Desenvolvedor ${one}` }), nurse({ title: `Desenvolvedor ${another}` })),
    ).toEqual([1, 1]);
  });

  it('name nobody and say little, or differ in what they say', () => {
    const silent = { company: '', title: 'Auxiliar de limpeza' };
    expect(
      sizesOf(
        makeVacancy({ ...silent, description: 'Envie seu currículo.' }),
        makeVacancy({ ...silent, description: 'Envie seu currículo.' }),
      ),
    ).toEqual([1, 1]);
    expect(
      sizesOf(
        nurse({ company: '' }),
        nurse({
          company: '',
          description: `${BOILERPLATE}\n${NURSE} Plantões noturnos de doze horas em dias alternados.`,
        }),
      ),
    ).toEqual([1, 1]);
  });

  it('do not become one through a beginning that both share', () => {
    const beginning = nurse({ description: BOILERPLATE });
    expect(
      sizesOf(beginning, nurse({}), nurse({ description: `${BOILERPLATE}\n${BUYER}` })).toSorted(
        (a, b) => a - b,
      ),
    ).toEqual([1, 2]);
  });
});
