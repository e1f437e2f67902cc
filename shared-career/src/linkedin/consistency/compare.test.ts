import type { Education, Experience, LinkedInAnalysisInput } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { makeInput, makeResumeLike } from '../fixtures/input.ts';
import { NOW, readProfileOf } from '../fixtures/read.ts';
import { gatherMeasures } from '../score/input.ts';
import { findInconsistencies } from './compare.ts';
import { isContradicting } from './metrics.ts';
import { isDrifting } from './periods.ts';

const find = (input: LinkedInAnalysisInput) => findInconsistencies(gatherMeasures(input), NOW);

/** The CV says the same as the profile but for what is changed in its first job and first course. */
function against(role: Partial<Experience>, study: Partial<Education> = {}) {
  const profile = readProfileOf('data');
  const resume = makeResumeLike(profile);
  return find(
    makeInput('data', {
      resume: {
        ...resume,
        experiences: resume.experiences.map((one, index) => (index === 0 ? { ...one, ...role } : one)),
        education: resume.education.map((one, index) => (index === 0 ? { ...one, ...study } : one)),
      },
    }),
  );
}

it('finds nine contradictions in a profile with nine', () => {
  const study = { location: '', current: false, items: [] };
  const role = { location: '', current: false };
  const profile = {
    ...readProfileOf('nurse'),
    headline: 'Coordenadora de UTI | mais de 10 anos de experiência',
    about: 'Coordeno uma equipe de 22 técnicos na UTI adulto.',
    experiences: [
      {
        ...role,
        title: 'Coordenadora de UTI',
        company: 'Hospital Boa Esperança',
        start: '2020-06',
        end: null,
        current: true,
        items: [],
      },
      {
        ...role,
        title: 'Enfermeira',
        company: 'UPA Imbiribeira',
        start: '2018-02',
        end: '2020-05',
        items: ['Reduzi o tempo de triagem de pacientes em 30%'],
      },
    ],
    education: [
      {
        ...study,
        institution: 'Universidade Federal de Pernambuco',
        degree: 'Bacharelado',
        area: 'Enfermagem',
        start: '2010',
        end: '2014',
      },
    ],
    languages: [{ language: 'Inglês', level: 'Avançado' }],
    notInSource: [],
  };
  const resume = {
    ...makeResumeLike(profile),
    experiences: [
      {
        ...role,
        title: 'Enfermeira de Terapia Intensiva',
        company: 'Hospital Boa Esperança',
        start: '2021-03',
        end: null,
        current: true,
        items: ['Coordenei 14 técnicos por plantão'],
      },
      {
        ...role,
        title: 'Enfermeira',
        company: 'UPA Imbiribeira',
        start: '2018-02',
        end: '2020-05',
        items: ['Reduzi o tempo de triagem de pacientes em 20%'],
      },
      {
        ...role,
        title: 'Técnica de Enfermagem',
        company: 'Clínica São Lucas',
        start: '2017-06',
        end: '2018-01',
        items: [],
      },
    ],
    education: [
      {
        ...study,
        institution: 'Universidade Federal de Pernambuco',
        degree: 'Bacharelado',
        area: 'Enfermagem',
        start: '2011',
        end: '2015-12',
      },
      {
        ...study,
        institution: 'Faculdade São Miguel',
        degree: 'Pós-graduação',
        area: 'Terapia Intensiva',
        start: '2016',
        end: '2017',
      },
    ],
    languages: [{ language: 'Inglês', level: 'intermediário' }],
  };
  const found = find(makeInput('nurse', { resume, goal: 'Coordenadora de enfermagem de UTI' }, profile));
  expect(found.map(({ id }) => id.replace(/[.\d]+$/u, '')).toSorted()).toEqual(
    [
      'date',
      'education',
      'language',
      'metric.0.0.1',
      'missing-study.linkedin',
      'missing.linkedin',
      'team.tecnic',
      'title',
      'years.headline',
    ]
      .map((id) => id.replace(/[.\d]+$/u, ''))
      .toSorted(),
  );
  for (const { evidence } of found) expect(evidence.length).toBeGreaterThan(0);
});

describe('findInconsistencies', () => {
  it.each(['Analista de Dados | mais de 30 anos', '+30 anos | Dados', 'Há mais de 30 anos na área'])(
    'finds more years than the CV holds in “%s”',
    (headline) => {
      const resume = makeResumeLike(readProfileOf('data'));
      const found = find(makeInput('data', { resume }, { headline }));
      expect(found.map(({ id }) => id)).toContain('years.headline');
    },
  );

  it('is silent without a CV and if both say the same', () => {
    expect(find(makeInput('data'))).toEqual([]);
    expect(against({})).toEqual([]);
    expect(against({ company: 'Rede Mercado Bom Ltda.', title: 'Analista de dados' })).toEqual([]);
  });

  it('finds dates more than two months apart, with both places', () => {
    expect(against({ start: '2021-05' })).toEqual([]);
    expect(against({ start: '2021' })).toEqual([]);
    expect(against({ start: '2021-08' })).toMatchObject([
      {
        kind: 'date',
        message:
          'As datas de “Rede Mercado Bom” não batem: o início é março de 2021 no LinkedIn e agosto de 2021 no currículo.',
        evidence: [{ source: 'linkedin' }, { source: 'cv' }],
      },
    ]);
    expect(against({ end: '2024-01', current: false })).toMatchObject([{ kind: 'date' }]);
  });

  it('finds titles of another job', () => {
    expect(against({ title: 'Gerente Comercial' })).toMatchObject([
      { kind: 'title', evidence: [{ excerpt: 'Analista de Dados' }, { excerpt: 'Gerente Comercial' }] },
    ]);
  });

  it('finds employers that only one side names', () => {
    expect(
      against({ company: 'Padaria Sol', title: 'Padeiro', start: '2001', end: '2002', current: false }),
    ).toMatchObject([
      { kind: 'missing', id: 'missing.cv.0' },
      { kind: 'missing', id: 'missing.linkedin.0', evidence: [{ source: 'cv', excerpt: 'Padaria Sol' }] },
    ]);
  });

  it('finds the same result with other numbers', () => {
    const [first = '', ...rest] = readProfileOf('data').experiences[0]?.items ?? [];
    expect(against({ items: [first.replace('30%', '20%'), ...rest] })).toMatchObject([
      { kind: 'metric', evidence: [{ source: 'linkedin' }, { source: 'cv' }] },
    ]);
  });

  it('finds studies that only one side calls finished', () => {
    expect(against({}, { end: '2030', current: true })).toMatchObject([{ kind: 'education' }]);
  });

  it('finds another number inside a paragraph of several sentences', () => {
    const items = readProfileOf('data').experiences[0]?.items ?? [];
    const other = items.join('. ').replace('14 painéis', '20 painéis');
    expect(against({ items: [other] })).toMatchObject([{ kind: 'metric' }]);
  });

  it('calls abandoned studies by that name, wherever the remark is', () => {
    const [left] = against({}, { institution: 'Universidade Federal de Pernambuco (trancado)' });
    expect(left?.message).toContain('está concluído no LinkedIn e interrompido no currículo');
    const [open] = against({}, { degree: 'Bacharelado em Estatística, em andamento' });
    expect(open?.message).toContain('está concluído no LinkedIn e em andamento no currículo');
  });

  it('ignores sections that the source does not hold', () => {
    const profile = readProfileOf('data');
    const resume = makeResumeLike(profile);
    expect(
      find(makeInput('data', { resume }, { experiences: [], notInSource: ['experiences', 'education'] })),
    ).toEqual([]);
  });
});

describe('drifts', () => {
  it.each([
    ['2020-01', '2020-03', false],
    ['2020-01', '2020-04', true],
    ['2020-12', '2021-02', false],
    ['2020', '2020-11', false],
    ['2020', '2021-01', true],
    [null, '2021-01', false],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(isDrifting(a, b)).toBe(expected);
  });
});

describe('contradicts', () => {
  it('requires the same statement with other numbers of the same kind', () => {
    expect(isContradicting('Reduzi o retrabalho em 30%', 'Reduzi o retrabalho em 20%')).toBe(true);
    expect(isContradicting('Reduzi o retrabalho em 30%', 'Reduzi o retrabalho em 30 por cento')).toBe(false);
    const long = 'Reduzi em 30% o prazo de fechamento mensal com planilhas automatizadas no Excel';
    expect(isContradicting(long, 'Reduzi em 20% o prazo de fechamento mensal')).toBe(true);
    expect(isContradicting(long, 'Reduzi em 20% o estoque parado da filial')).toBe(false);
    expect(isContradicting('Reduzi o retrabalho em 30%', 'Treinei 20 pessoas da equipe')).toBe(false);
    expect(isContradicting('Atendi 30 pessoas por dia', 'Atendi pessoas por dia')).toBe(false);
  });
});
