import { describe, expect, it } from 'vitest';
import { readResumeText } from './index.ts';
import { NOW } from './testing/samples.ts';

function read(text: string) {
  const result = readResumeText(text, { now: NOW });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const jobs = (text: string) =>
  read(text).structure.experiences.map(({ title, company, start, end, items }) => [
    title,
    company,
    start,
    end,
    items,
  ]);

const LAWYER = `Rafael Toledo Brandt
OAB/SP 412.345
Campinas/SP
(19) 98765-4321
rafael.brandt@exemplo.com

Resumo profissional
Advogado trabalhista com oito anos de experiência em contencioso
Atuo com negociação coletiva e cálculo de verbas

Experiência profissional
Advogado Pleno
Toledo & Matos Advogados
03/2019 - atual
- Conduzi 120 audiências por ano

Formação
Pós-graduação em Direito do Trabalho, PUC-Campinas, 2020
Bacharelado em Direito, Universidade de Taubaté, 2011 a 2015

Idiomas: inglês básico
Habilidades: Python, SQL`;

const DRIVER_HEAD = `Davi Peixoto Amaral
Sobral, CE | (88) 99123-4567 | davi.amaral@exemplo.com

EXPERIÊNCIA PROFISSIONAL
`;
const DRIVER_TAIL = `

FORMAÇÃO
Licenciatura em Matemática, Universidade Estadual do Ceará
Técnico em Enfermagem - SENAC
Curso de Direção Defensiva, SEST SENAT, 2024`;

describe('contact of a pasted CV', () => {
  it('takes no council registration for a place', () => {
    const { contact, unclassified } = read(LAWYER).structure;
    expect(contact.location).toBe('Campinas/SP');
    expect(unclassified).toEqual(['OAB/SP 412.345']);
    for (const council of ['CRM-SP', 'COREN-PE', 'CREA/MG', 'CRC-RJ'])
      expect(read(LAWYER.replace('OAB/SP 412.345', council)).structure.contact.location).toBe('Campinas/SP');
  });

  it('finds the city on a line that it shares', () => {
    const shared = LAWYER.replace(
      /Campinas\/SP[\s\S]*?exemplo\.com/u,
      'Contagem - MG, (31) 99876-1234, rafael@exemplo.com',
    );
    const { contact, unclassified } = read(shared).structure;
    expect(contact).toMatchObject({
      location: 'Contagem - MG',
      phone: '+5531998761234',
      email: 'rafael@exemplo.com',
    });
    expect(unclassified).toEqual(['OAB/SP 412.345']);
  });

  it('keeps only what was not used of a shared line', () => {
    const { unclassified } = read(
      LAWYER.replace('OAB/SP 412.345\n', 'Tel.: (19) 3333-2222, disponível para viagens\n'),
    ).structure;
    expect(unclassified).toEqual(['disponível para viagens', '(19) 98765-4321']);
  });
});

describe('sections of a pasted CV', () => {
  it('opens a section at each name with its values on one line', () => {
    const { languages, skills } = read(LAWYER).structure;
    expect(languages).toEqual([{ language: 'inglês', level: 'básico' }]);
    expect(skills).toEqual(['Python', 'SQL']);
    const turned = read(
      LAWYER.replace(/Idiomas: .*\n.*$/u, 'Habilidades: Python, SQL\nIdiomas: inglês básico\nCursos: NR-10'),
    ).structure;
    expect([turned.languages, turned.skills, turned.courses]).toEqual([
      [{ language: 'inglês', level: 'básico' }],
      ['Python', 'SQL'],
      ['NR-10'],
    ]);
  });
});

describe('education of a pasted CV', () => {
  const studies = (text: string) =>
    read(text).structure.education.map(({ degree, area, institution, start, end }) => [
      degree,
      area,
      institution,
      start,
      end,
    ]);

  it('parts degree, area and institution; a lone year is the end', () => {
    expect(studies(LAWYER)).toEqual([
      ['Pós-graduação', 'Direito do Trabalho', 'PUC-Campinas', null, '2020'],
      ['Bacharelado', 'Direito', 'Universidade de Taubaté', '2011', '2015'],
    ]);
  });

  it('takes each line that tells a course whole for an entry, with or without a date', () => {
    expect(studies(`${DRIVER_HEAD}Motorista\nRota Norte Ltda\n2019 - atual${DRIVER_TAIL}`)).toEqual([
      ['Licenciatura', 'Matemática', 'Universidade Estadual do Ceará', null, null],
      ['Técnico', 'Enfermagem', 'SENAC', null, null],
      ['Curso', 'Direção Defensiva', 'SEST SENAT', null, '2024'],
    ]);
  });

  it('goes on with the next course under a date on its own line', () => {
    const text = LAWYER.replace(
      /Pós-graduação[\s\S]*?a 2015/u,
      'Licenciatura em Física, Universidade Estadual do Ceará\n2016\nEspecialização em Ensino de Ciências\nFaculdade Horizonte\n2024',
    );
    expect(studies(text)).toEqual([
      ['Licenciatura', 'Física', 'Universidade Estadual do Ceará', null, '2016'],
      ['Especialização', 'Ensino de Ciências', 'Faculdade Horizonte', null, '2024'],
    ]);
  });
});

describe('jobs of a pasted CV', () => {
  it('takes no result of one job for the company of the next', () => {
    expect(
      jobs(`${DRIVER_HEAD}Motorista de Caminhão
Transportadora Rota Norte
2019 - atual
Entregas em 12 cidades do interior
Direção econômica: economia de 8% de diesel
Motorista Autônomo
2015 - 2018
Criei rotas novas
Ajudante de Carga
2013 - 2014${DRIVER_TAIL}`),
    ).toEqual([
      [
        'Motorista de Caminhão',
        'Transportadora Rota Norte',
        '2019',
        null,
        ['Entregas em 12 cidades do interior', 'Direção econômica: economia de 8% de diesel'],
      ],
      ['Motorista Autônomo', '', '2015', '2018', ['Criei rotas novas']],
      ['Ajudante de Carga', '', '2013', '2014', []],
    ]);
  });

  it('reads jobs told on one line each', () => {
    expect(
      jobs(`${DRIVER_HEAD}2019 - hoje: Merendeira na Escola Municipal Sabiá. Preparo de 200 refeições por dia
2015 - 2018: Auxiliar de Cozinha no Restaurante Panela Velha Ltda. Higienização e pré-preparo
2012 a 2014: Diarista. Limpeza de residências${DRIVER_TAIL}`),
    ).toEqual([
      ['Merendeira', 'Escola Municipal Sabiá', '2019', null, ['Preparo de 200 refeições por dia']],
      [
        'Auxiliar de Cozinha',
        'Restaurante Panela Velha Ltda',
        '2015',
        '2018',
        ['Higienização e pré-preparo'],
      ],
      ['Diarista', '', '2012', '2014', ['Limpeza de residências']],
    ]);
  });

  it('takes a dated event of a job for no job', () => {
    expect(
      jobs(`${DRIVER_HEAD}Vendedora na Loja Sol – 2018 a 2021
- 2019: Prêmio de melhor vendedora
Caixa – Mercado Lua – 2015 a 2017${DRIVER_TAIL}`),
    ).toEqual([
      ['Vendedora', 'Loja Sol', '2018', '2021', ['2019: Prêmio de melhor vendedora']],
      ['Caixa', 'Mercado Lua', '2015', '2017', []],
    ]);
  });

  it.each(['', '\n'])('keeps a job without an employer apart from the one above', (blank) => {
    expect(
      jobs(`${DRIVER_HEAD}Professora de Matemática
Colégio Asa Branca
fev/2020 - atual
- Criei um clube de olimpíadas
${blank}Professora particular
2016 - 2019
- Aulas de reforço para 30 alunos${DRIVER_TAIL}`),
    ).toEqual([
      ['Professora de Matemática', 'Colégio Asa Branca', '2020-02', null, ['Criei um clube de olimpíadas']],
      ['Professora particular', '', '2016', '2019', ['Aulas de reforço para 30 alunos']],
    ]);
  });

  it('lets a blank line part an employerless job from plain text above', () => {
    expect(
      jobs(`${DRIVER_HEAD}Ajudante de Carga
Atacadão do Sertão
2013 - 2014
Carga e descarga

Professor particular
2010 - 2012
Aulas de reforço${DRIVER_TAIL}`),
    ).toEqual([
      ['Ajudante de Carga', 'Atacadão do Sertão', '2013', '2014', ['Carga e descarga']],
      ['Professor particular', '', '2010', '2012', ['Aulas de reforço']],
    ]);
  });

  it('finds a heading over its date where the first job has both on one line', () => {
    expect(
      jobs(`${DRIVER_HEAD}Vendedora na Loja Sol, 2020 - 2024
- Atendi clientes
Técnico em Segurança
Usina Boa Safra
2015 - 2018
- Conduzi treinamentos${DRIVER_TAIL}`),
    ).toEqual([
      ['Vendedora', 'Loja Sol', '2020', '2024', ['Atendi clientes']],
      ['Técnico em Segurança', 'Usina Boa Safra', '2015', '2018', ['Conduzi treinamentos']],
    ]);
  });

  it('still gives several jobs under one company that company', () => {
    expect(
      jobs(`${DRIVER_HEAD}Atacadão do Sertão Ltda
Gerente de Loja
2019 - atual
- Equipe de dez pessoas
Vendedor
2015 - 2018${DRIVER_TAIL}`).map(([title, company]) => [title, company]),
    ).toEqual([
      ['Gerente de Loja', 'Atacadão do Sertão Ltda'],
      ['Vendedor', 'Atacadão do Sertão Ltda'],
    ]);
  });
});
