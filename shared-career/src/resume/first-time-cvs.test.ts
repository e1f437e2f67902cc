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
  it('reads no council registration as a place', () => {
    const { contact, registrations, unclassified } = read(LAWYER).structure;
    expect(contact.location).toBe('Campinas/SP');
    expect(registrations).toEqual([{ council: 'OAB', state: 'SP', number: '412.345' }]);
    expect(unclassified).toEqual([]);
    for (const council of ['CRM-SP', 'COREN-PE', 'CREA/MG', 'CRC-RJ'])
      expect(read(LAWYER.replace('OAB/SP 412.345', council)).structure.contact.location).toBe('Campinas/SP');
  });

  it('finds the city on a line that it shares', () => {
    const shared = LAWYER.replace(
      /Campinas\/SP[\s\S]*?exemplo\.com/u,
      'Contagem - MG, (31) 99876-1234, rafael@exemplo.com',
    );
    const { contact, registrations } = read(shared).structure;
    expect(contact).toMatchObject({
      location: 'Contagem - MG',
      phone: '+5531998761234',
      email: 'rafael@exemplo.com',
    });
    expect(registrations).toEqual([{ council: 'OAB', state: 'SP', number: '412.345' }]);
  });

  it('keeps only the unused part of a shared line', () => {
    const { availability, unclassified } = read(
      LAWYER.replace('OAB/SP 412.345\n', 'Tel.: (19) 3333-2222, disponível para viagens\n'),
    ).structure;
    expect(availability).toEqual(['disponível para viagens']);
    expect(unclassified).toEqual(['(19) 98765-4321']);
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

  it('separates degree, area and institution; a lone year is the end', () => {
    expect(studies(LAWYER)).toEqual([
      ['Pós-graduação', 'Direito do Trabalho', 'PUC-Campinas', null, '2020'],
      ['Bacharelado', 'Direito', 'Universidade de Taubaté', '2011', '2015'],
    ]);
  });

  it('takes the line below for the institution where the other entries have theirs there', () => {
    const text =
      'Sueli Tozzi\nsueli@exemplo.com\n\nFORMAÇÃO\nTecnólogo - Gestão de Recursos Humanos (02/2011 – 12/2012)\n' +
      'Universidade de Ribeirão Preto\nPós-graduação - Psicologia Organizacional (03/2015 – 08/2016)\nBarão de Mauá\n';
    expect(studies(text)).toEqual([
      ['Tecnólogo', 'Gestão de Recursos Humanos', 'Universidade de Ribeirão Preto', '2011-02', '2012-12'],
      ['Pós-graduação', 'Psicologia Organizacional', 'Barão de Mauá', '2015-03', '2016-08'],
    ]);
  });

  it('reads each line that names a course as an entry, with or without a date', () => {
    expect(studies(`${DRIVER_HEAD}Motorista\nRota Norte Ltda\n2019 - atual${DRIVER_TAIL}`)).toEqual([
      ['Licenciatura', 'Matemática', 'Universidade Estadual do Ceará', null, null],
      ['Técnico', 'Enfermagem', 'SENAC', null, null],
      ['Curso', 'Direção Defensiva', 'SEST SENAT', null, '2024'],
    ]);
  });

  it('starts a course that only says how far it has come', () => {
    const text =
      'Ana Lima\nana@exemplo.com\n\nEscolaridade\nEnsino médio completo (2016)\n' +
      'Curso técnico em Farmácia - cursando o 3º semestre (noite)\n\nExperiência\n' +
      'Atendente de farmácia - Farmácia Boa Saúde - 2021 a 2024\n- Atendia 90 pessoas por dia no balcão da loja\n';
    expect(studies(text)).toEqual([
      ['Ensino médio completo', '', '', null, '2016'],
      ['Curso técnico', 'Farmácia', '', null, null],
    ]);
  });

  it('starts the next course under a date on its own line', () => {
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

describe('the progress of a course of study', () => {
  const studies = (lines: string) =>
    read(LAWYER.replace(/Pós-graduação[\s\S]*?a 2015/u, lines)).structure.education.map(
      ({ degree, area, institution, end, items }) => [degree, area, institution, end, items],
    );

  it('is no subject', () => {
    expect(studies('2º ano do ensino médio – Escola Estadual Sabiá – cursando, conclusão em 2027')).toEqual([
      ['2º ano do ensino médio', '', 'Escola Estadual Sabiá', '2027', ['cursando']],
    ]);
    expect(studies('Técnico em Logística, SENAI, 2021\nCursando Gestão de RH na Estácio')).toEqual([
      ['Técnico', 'Logística', 'SENAI', '2021', []],
      ['', 'Gestão de RH', 'Estácio', null, ['Cursando']],
    ]);
  });

  it('separates an unfinished course from the dated one under it', () => {
    expect(studies('Administração - UNIP (trancado)\nEnsino médio completo - 2014')).toEqual([
      ['', 'Administração', 'UNIP (trancado)', null, []],
      ['Ensino médio completo', '', '', '2014', []],
    ]);
  });
});

describe('marks of a pasted CV', () => {
  it('omits the marks of Markdown', () => {
    const text = `${DRIVER_HEAD.replace('EXPERIÊNCIA PROFISSIONAL', '## Experiência')}**Rota Norte** — Motorista
jan 2022 – hoje
* Entregas em 12 cidades${DRIVER_TAIL}`;
    expect(jobs(text)).toEqual([['Motorista', 'Rota Norte', '2022-01', null, ['Entregas em 12 cidades']]]);
  });

  it('reads a place and languages between dashes and middle dots', () => {
    const { contact, languages } = read(
      LAWYER.replace(
        /OAB[\s\S]*?exemplo\.com/u,
        'Campinas, SP — rafael@exemplo.com — github.com/rafael — +55 19 98765-4321',
      ).replace('Idiomas: inglês básico', 'Idiomas: Português nativo · Inglês C1'),
    ).structure;
    expect(contact.location).toBe('Campinas, SP');
    expect(languages).toEqual([
      { language: 'Português', level: 'nativo' },
      { language: 'Inglês', level: 'C1' },
    ]);
  });
});

describe('jobs of a pasted CV', () => {
  it('reads labels in capitals as fields of a job, not as headings', () => {
    expect(
      jobs(`${DRIVER_HEAD}
EMPRESA: ROTA NORTE LTDA
CARGO: MOTORISTA CARRETEIRO
PERÍODO: 03/2016 A 08/2024
Transporte de combustível em bitrem

EMPRESA: MERCADO LUA
CARGO: AJUDANTE
PERÍODO: 06/2005 A 12/2009${DRIVER_TAIL}`),
    ).toEqual([
      [
        'MOTORISTA CARRETEIRO',
        'ROTA NORTE LTDA',
        '2016-03',
        '2024-08',
        ['Transporte de combustível em bitrem'],
      ],
      ['AJUDANTE', 'MERCADO LUA', '2005-06', '2009-12', []],
    ]);
  });

  it('reads no sentence that ends in a year as a job', () => {
    expect(
      jobs(`${DRIVER_HEAD}Consultor de Vendas
Loja Sol | mar/2018 - dez/2021
Venda de planos e aparelhos
1º lugar em vendas da regional em 2019
Fechamento de caixa

Balconista
Mercado Lua | 2015 - 2018${DRIVER_TAIL}`),
    ).toEqual([
      [
        'Consultor de Vendas',
        'Loja Sol',
        '2018-03',
        '2021-12',
        ['Venda de planos e aparelhos', '1º lugar em vendas da regional em 2019', 'Fechamento de caixa'],
      ],
      ['Balconista', 'Mercado Lua', '2015', '2018', []],
    ]);
  });

  it('gives the jobs under a dated company that company and its months', () => {
    expect(
      jobs(`${DRIVER_HEAD}Escritório Alvorada Ltda                08/2013 – 04/2020
Analista Contábil (2016 – 2020)
Escrituração de 35 clientes
Assistente Contábil (2013 – 2016)
Conciliação bancária${DRIVER_TAIL}`),
    ).toEqual([
      ['Analista Contábil', 'Escritório Alvorada Ltda', '2016', '2020-04', ['Escrituração de 35 clientes']],
      ['Assistente Contábil', 'Escritório Alvorada Ltda', '2013-08', '2016', ['Conciliação bancária']],
    ]);
  });

  it('ends at “Estudo”, “Atividades” or “Qualidades”', () => {
    const { experiences, education, other, skills } = read(`${DRIVER_HEAD}Servente na Rota Norte – 2008 a 2013
Atividades:
Preparo de massa

Estudo
Ensino médio incompleto

Atividades
Voluntário na distribuição de cestas

Qualidades: pontual, responsável`).structure;
    expect(experiences.map(({ items }) => items)).toEqual([['Preparo de massa']]);
    expect(education.map(({ degree }) => degree)).toEqual(['Ensino médio incompleto']);
    expect(other).toEqual([{ section: 'Atividades', lines: ['Voluntário na distribuição de cestas'] }]);
    expect(skills).toEqual(['pontual', 'responsável']);
  });

  it('reads no result of one job as the company of the next', () => {
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

  it('reads jobs on one line each', () => {
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

  it('reads no dated event of a job as a job', () => {
    expect(
      jobs(`${DRIVER_HEAD}Vendedora na Loja Sol – 2018 a 2021
- 2019: Prêmio de melhor vendedora
Caixa – Mercado Lua – 2015 a 2017${DRIVER_TAIL}`),
    ).toEqual([
      ['Vendedora', 'Loja Sol', '2018', '2021', ['2019: Prêmio de melhor vendedora']],
      ['Caixa', 'Mercado Lua', '2015', '2017', []],
    ]);
  });

  it.each(['', '\n'])('separates a job without an employer from the one above', (blank) => {
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

  it('separates a job without an employer from plain text above by a blank line', () => {
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

  it('finds a heading over its date if the first job has both on one line', () => {
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

describe('a time without work', () => {
  const told = (pause: string) =>
    read(
      `${DRIVER_HEAD}Motorista - Transportes Norte, Sobral/CE - março de 2021 até hoje
- Dirijo caminhão baú

Ajudante - Depósito Central, Sobral/CE - agosto de 2014 a junho de 2019
- Separei cargas

${pause}${DRIVER_TAIL}`,
    ).structure;

  it.each([
    'De julho de 2019 a fevereiro de 2021 fiquei parado cuidando da minha mãe.',
    '2019: fiquei parada cuidando da minha mãe.',
    'Pausa na carreira - julho de 2019 a fevereiro de 2021',
    'Licença-maternidade - 07/2019 a 02/2021',
    'De julho de 2019 a fevereiro de 2021 tive de voltar para a minha cidade.',
  ])('is no job, and no line of it is lost: %s', (pause) => {
    const { experiences, unclassified } = told(pause);
    expect(experiences.map(({ title }) => title)).toEqual(['Motorista', 'Ajudante']);
    expect(experiences.flatMap(({ items }) => items)).toEqual(['Dirijo caminhão baú', 'Separei cargas']);
    expect(unclassified).toEqual([pause]);
  });

  it('takes no work of care for one', () => {
    const { experiences } = told('Cuidadora de idosos - Lar Esperança - julho de 2019 a fevereiro de 2021');
    expect(experiences.map(({ title }) => title)).toContain('Cuidadora de idosos');
  });
});
