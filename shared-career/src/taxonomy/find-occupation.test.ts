import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OCCUPATIONS } from './occupation-catalogue.ts';
import { findOccupation, searchOccupations, computeTitleSimilarity } from './find-occupation.ts';

const idOf = (title: string): string | undefined => findOccupation(title)?.id;

describe('findOccupation', () => {
  it.each([
    ['Enfermeira', 'enfermeiro'],
    ['ENFERMEIRO(A) SÊNIOR', 'enfermeiro'],
    ['Gestora de enfermagem', 'coordenador-enfermagem'],
    ['Analista de Dados Jr.', 'analista-dados'],
    ['data analyst', 'analista-dados'],
    ['vendedora de loja de roupas', 'vendedor'],
    ['Desenvolvedora Full Stack Pleno', 'dev-fullstack'],
    ['Técnica de seguranca do trabalho', 'tecnico-seguranca-trabalho'],
    ['Professora de matemática', 'professor-fundamental'],
    ['professor de educação física', 'professor-educacao-fisica'],
    ['Personal trainer', 'educador-fisico'],
    ['Motorista carreteiro', 'motorista-caminhao'],
    ['Assistente de RH', 'analista-rh'],
    ['Cuidadora de idosos', 'cuidador-idosos'],
    ['Cozinheira', 'cozinheiro'],
    ['Jovem aprendiz', 'assistente-administrativo'],
    ['Engenheira química', 'engenheiro-quimico'],
    ['SDR', 'pre-vendas'],
    ['Prompt Engineer', 'engenheiro-ia'],
    ['Site Reliability Engineer (SRE)', 'engenheiro-devops'],
    ['Head de Growth', 'analista-growth'],
    ['DPO', 'dpo'],
    ['Motorista Uber', 'motorista-aplicativo'],
    ['Instaladora de placas solares', 'tecnico-solar'],
    ['Operadora de drone agrícola', 'operador-drone-agricola'],
    ['Analista de People Analytics Sr', 'people-analytics-analista'],
    ['Encarregada de seção', 'gerente-loja'],
    ['Coordenador(a) de Logística', 'gerente-logistica'],
    ['Analista de Logística Sênior', 'analista-logistica'],
    ['Coordenadora de marketing', 'gerente-marketing'],
    ['supervisor de manutenção', 'supervisor-manutencao'],
    ['Supervisora de manutenção industrial', 'supervisor-manutencao'],
    ['Líder de manutenção elétrica', 'supervisor-manutencao'],
    ['Encarregado de manutenção predial', 'supervisor-manutencao'],
    ['Coordenador de manutenção', 'supervisor-manutencao'],
    ['Engenheira de manutenção', 'engenheiro-manutencao'],
    ['Supervisora de qualidade', 'coordenador-qualidade'],
    ['Encarregada de limpeza', 'encarregado-limpeza'],
    ['Zelador de prédio', 'zelador'],
    ['Supervisora de segurança do trabalho', 'tecnico-seguranca-trabalho'],
    ['Coordenador de segurança do trabalho', 'tecnico-seguranca-trabalho'],
    ['Gerente de manutenção', 'supervisor-manutencao'],
    ['Gerente de qualidade', 'coordenador-qualidade'],
    ['Engenheira de segurança do trabalho', 'engenheiro-seguranca'],
  ])('finds %s', (title, id) => {
    expect(idOf(title)).toBe(id);
  });

  it.each([
    '',
    '   ',
    'Astronauta',
    'Domador de leões',
    'Gerente',
    'Analista',
    'Encarregada',
    'Vidente',
    'Caçador de tesouros',
    '???',
  ])('does not guess the meaning of "%s"', (title) => {
    expect(findOccupation(title)).toBeNull();
  });

  it.each(['Supervisor', 'Líder', 'Encarregada', 'Chefe'])('measures no %s as an engineer', (rank) => {
    const works = [
      'manutenção',
      'qualidade',
      'segurança do trabalho',
      'produção',
      'utilidades',
      'obras',
      'solda',
      'minas',
    ];
    const found = works.map((work) => idOf(`${rank} de ${work}`) ?? '');
    expect(found.filter((id) => id.startsWith('engenheiro'))).toEqual([]);
  });

  it('finds every occupation by its own title', () => {
    expect(OCCUPATIONS.filter(({ id, title }) => idOf(title) !== id).map(({ title }) => title)).toEqual([]);
  });

  it('answers any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const found = findOccupation(text);
        expect(found === null || OCCUPATIONS.includes(found)).toBe(true);
      }),
    );
  });
});

describe('searchOccupations', () => {
  it('offers titles that start with the typed letters', () => {
    expect(searchOccupations('enf', 3).map(({ id }) => id)).toContain('enfermeiro');
    expect(searchOccupations('analista de d', 3)[0]?.id).toBe('analista-dados');
  });

  it.each([
    ['encarregado de exp', ['Operador(a) de Logística']],
    ['chefe de coz', ['Chef de Cozinha']],
    ['frentista', ['Frentista']],
    ['supervisor de enfermagem', ['Coordenador(a) de Enfermagem', 'Técnico(a) de Enfermagem']],
    ['gerente de zzz', []],
  ])('offers nothing that shares only the rank or a few letters: %s', (typed, titles) => {
    expect(searchOccupations(typed, 6).map(({ title }) => title)).toEqual(titles);
  });

  it('respects the limit and offers nothing for an empty text', () => {
    expect(searchOccupations('a', 4)).toHaveLength(4);
    expect(searchOccupations('', 4)).toEqual([]);
    expect(searchOccupations('analista', 0)).toEqual([]);
  });
});

describe('computeTitleSimilarity', () => {
  it('is 1 across gender and seniority, and lower for another trade', () => {
    expect(computeTitleSimilarity('Vendedora sênior', 'Vendedor(a)')).toBeCloseTo(1);
    expect(computeTitleSimilarity('Analista de Dados', 'Analista de Compras')).toBeLessThan(0.6);
  });

  it.each([
    ['Desenvolvedor Full Stack', 'Programador full-stack'],
    ['Enfermeira', 'Enfermeiro(a) assistencial'],
    ['Software Engineer', 'Engenheiro de Software Sênior'],
    ['Analista de RH', 'Analista de Recursos Humanos Pleno'],
    ['Aux. Administrativo', 'Assistente administrativo'],
    ['Motorista de caminhão', 'Caminhoneiro'],
    ['Técnica de enfermagem', 'Técnico em Enfermagem - UTI'],
    ['Data Analyst', 'Analista de Dados Jr'],
    ['Contador', 'Accountant'],
    ['Social media', 'Analista de redes sociais'],
    ['Garçonete', 'Garçom'],
    ['Operador de Caixa', 'Op. de caixa (12x36)'],
    ['Professora de matemática', 'Professor de Matemática - Ensino Médio'],
    ['Customer Success Manager', 'Analista de sucesso do cliente'],
    ['Vendedor', 'Vendedora de loja'],
    ['Gerente de projetos', 'Project Manager'],
    ['Eletricista de manutenção', 'Eletricista manutenção industrial'],
    ['Analista de suporte de TI', 'Analista de suporte técnico'],
    ['Cientista de Dados', 'Data Scientist Sr'],
    ['Recepcionista', 'Recpcionista'],
  ])('reads %s and %s as the same role', (a, b) => {
    expect(computeTitleSimilarity(a, b)).toBeGreaterThanOrEqual(0.55);
  });

  it.each([
    ['Enfermeiro', 'Contador'],
    ['Analista de Dados', 'Analista de Compras'],
    ['Motorista', 'Professor de inglês'],
    ['Gerente de Projetos', 'Gerente de Loja'],
    ['Auxiliar de cozinha', 'Auxiliar de escritório'],
    ['Técnico de enfermagem', 'Técnico de informática'],
    ['Desenvolvedor front-end', 'Cuidador de idosos'],
    ['Operador de caixa', 'Operador de empilhadeira'],
    ['Analista fiscal', 'Analista de marketing'],
    ['Engenheiro civil', 'Engenheiro de software'],
    ['Advogado', 'Cozinheiro'],
    ['Assistente social', 'Assistente de logística'],
    ['Coordenador pedagógico', 'Coordenador de obras'],
    ['Consultor de vendas', 'Consultor SAP'],
    ['Vigilante', 'Fisioterapeuta'],
    ['Pedreiro', 'Psicólogo'],
    ['Designer gráfico', 'Soldador'],
    ['Professor de história', 'Motorista de ônibus'],
    ['Auxiliar de limpeza', 'Auxiliar de contabilidade'],
    ['Médico veterinário', 'Gerente de produto'],
    ['', 'Enfermeiro'],
  ])('reads %s and %s as unrelated', (a, b) => {
    expect(computeTitleSimilarity(a, b)).toBeLessThanOrEqual(0.15);
  });

  it('is the same both ways, from 0 to 1, for any texts', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const similarity = computeTitleSimilarity(a, b);
        expect(similarity).toBeCloseTo(computeTitleSimilarity(b, a), 9);
        expect(similarity >= 0 && similarity <= 1).toBe(true);
      }),
    );
  });
});
