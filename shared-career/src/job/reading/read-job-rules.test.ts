import type { JobReading, Requirement } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { SALES_AD } from '../../generated/samples/ads.ts';
import { REQUIREMENT_CAPS } from '../weights.ts';
import { readJob } from './read-job.ts';

const FILLER =
  'A empresa fica no centro da cidade e recebe candidaturas até o fim do mês corrente, sem pressa alguma.';

function read(text: string): JobReading {
  const result = readJob(text);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
const asking = (lines: string, title = 'Analista administrativo'): JobReading =>
  read(`${title}\n\nSobre a empresa\n${FILLER}\n\nRequisitos\n${lines}`);
const find = (reading: JobReading, id: string): Requirement | undefined =>
  reading.requirements.find((one) => one.id === id);

describe('an unreadable ad', () => {
  it('is short, long or a CV', () => {
    const code = (text: string): string => {
      const result = readJob(text);
      return result.ok ? 'ok' : result.error.code;
    };
    expect(code('Vaga de pedreiro, chamar no WhatsApp.')).toBe('VAGA_CURTA');
    expect(code(`Requisitos\n${'Excel e SQL. '.repeat(1700)}`)).toBe('VAGA_LONGA');
    const cv =
      `Marina Alves\nmarina.alves@gmail.com\n\nExperiência profissional\nHospital Vale Verde, 03/2019 – atual\nLiderei ` +
      `a equipe do plantão\n\nFormação acadêmica\nEnfermagem, 2011 – 2015\n\nIdiomas\nInglês básico`;
    expect(code(cv)).toBe('VAGA_PARECE_CURRICULO');
    expect(code(`${SALES_AD}\nDúvidas: rh.vendas@gmail.com, (19) 99999-0000`)).toBe('ok');
  });
});

describe('necessity', () => {
  it('follows from the words beside an item', () => {
    const reading = asking(
      'Excel, Power BI (desejável) e SQL\nDesejável: Docker, AWS\nPython e Tableau serão um diferencial',
    );
    const of = (id: string): string | undefined => find(reading, `skill-${id}`)?.necessity;
    expect([of('excel'), of('sql'), of('power-bi')]).toEqual(['mandatory', 'mandatory', 'desirable']);
    expect([of('docker'), of('aws'), of('python')]).toEqual(['desirable', 'desirable', 'desirable']);
  });

  it('ends a course at its own name, and a list of subjects at its last one', () => {
    const labels = (line: string): string[] => asking(line).requirements.map(({ label }) => label);
    expect(labels('Curso de manipulação de alimentos, higiene e organização')).toEqual([
      'Curso de manipulação de alimentos',
      'Higiene e organização',
    ]);
    expect(labels('Graduação em Enfermagem, Fisioterapia ou Nutrição')).toHaveLength(1);
  });

  it('asks for nothing by what a cut sentence left behind', () => {
    const labels = (line: string): string[] => asking(line).requirements.map(({ label }) => label);
    expect(labels('5 anos\nMínimo de 2 anos\nDe 3 a 5 anos ou mais\nDe campo')).toEqual([]);
    expect(labels('De orçamento\nEm Python')).toEqual(['Orçamento', 'Python']);
    expect(labels('Em dia com o conselho\nNo mínimo Excel avançado')).toEqual(
      expect.arrayContaining(['Em dia com o conselho', 'No mínimo Excel avançado']),
    );
    expect(labels('5 anos de experiência em obras')).toEqual(['5 anos de experiência em obras']);
  });

  it('ignores benefits, the company and denials', () => {
    const reading = asking(
      'Excel\nNão é necessário inglês\nExperiência não é obrigatória\nBenefícios\nCurso de inglês e bolsa para Power BI',
    );
    expect(reading.requirements.map(({ id }) => id)).toEqual(['skill-excel']);
  });

  it('separates conditions of work from requirements', () => {
    const reading = asking('Disponibilidade para viagens e conhecimento em Excel\nVeículo próprio');
    expect(reading.requirements.filter(({ kind }) => kind === 'condition')).toMatchObject([
      { necessity: 'manual', weight: 0, knockOut: false },
      { necessity: 'manual', weight: 0, knockOut: false },
    ]);
    expect(find(reading, 'skill-excel')?.necessity).toBe('mandatory');
  });
});

describe('one requirement', () => {
  it('has no number of its list in its name', () => {
    for (const [a, b] of [
      ['A)', 'B)'],
      ['[1]', '[2]'],
      ['01', '02'],
    ])
      expect(
        asking(`${a} Pintura com airless\n${b} Power BI`).requirements.map(({ label }) => label),
      ).toEqual(['Pintura com airless', 'Power BI']);
  });

  it('holds its alternatives', () => {
    expect(find(asking('Experiência com Java, Python ou PHP'), 'skill-java')).toMatchObject({
      alternatives: ['python', 'php'],
    });
    expect(find(asking('Excel, Python e SQL'), 'skill-excel')?.alternatives).toEqual([]);
  });

  it('holds the driving categories of an "ou", and two for "AB"', () => {
    expect(find(asking('CNH D ou E'), 'skill-cnh-d')).toMatchObject({
      alternatives: ['cnh-e'],
      knockOut: true,
    });
    const both = asking('CNH AB');
    expect(both.requirements.map(({ id }) => id)).toEqual(['skill-cnh-a', 'skill-cnh-b']);
    expect(find(asking('CNH e carro para entregas'), 'skill-cnh-e')).toBeUndefined();
  });

  it('weighs more if the ad repeats it or names it in the title, behaviours little', () => {
    const reading = asking('Excel\nRelatórios em Excel\nPower BI\nSQL\nOrganização', 'Analista de Power BI');
    const weight = (id: string): number | undefined => find(reading, `skill-${id}`)?.weight;
    expect([weight('excel'), weight('power-bi'), weight('sql'), weight('organizacao')]).toEqual([
      1.5, 1.5, 1, 0.3,
    ]);
  });

  it('to know a rule does not require its certificate', () => {
    expect(find(asking('Conhecimento em NR-10'), 'skill-nr-10')?.knockOut).toBe(false);
    expect(find(asking('Curso de NR-10'), 'skill-nr-10')?.knockOut).toBe(true);
  });
});

it('finds unknown names, and no place or plain word', () => {
  const reading = asking(
    'Experiência com Zyntra ou sistema Korbex\nPadrão QZX 27999\nMorar em Campinas\nBom Humor Diário',
  );
  const terms = reading.requirements.filter(({ kind }) => kind === 'term');
  expect(terms.flatMap(({ alternatives }) => alternatives).toSorted()).toEqual([
    'Korbex',
    'QZX 27999',
    'Zyntra',
  ]);
});

it('cuts long lists, the most weighted first', () => {
  const tools =
    'Java;Python;PHP;Docker;Kubernetes;AWS;Git;SQL;PostgreSQL;React;TypeScript;' +
    'JavaScript;Excel;Power BI;Figma;Photoshop;SAP;Canva;Salesforce;Linux;Tableau;' +
    'Zyntra;Korbex;MongoDB;Redis;Terraform;Ansible;Jenkins;Kafka;GraphQL;Angular';
  const reading = asking(`${tools.replaceAll(';', '\n')}\nTableau de novo`);
  const mandatory = reading.requirements.filter(({ necessity }) => necessity === 'mandatory');
  expect(mandatory).toHaveLength(REQUIREMENT_CAPS.mandatory);
  expect(mandatory[0]?.id).toBe('skill-tableau');
});

it.each([
  ['Salário: R$ 2.500,00 a R$ 3.000,00', { min: 2500, max: 3000, period: 'month' }],
  ['Remuneração de R$ 25,00 por hora', { min: 25, max: 25, period: 'hour' }],
  ['Pacote de R$ 120.000 por ano', { min: 120_000, max: 120_000, period: 'year' }],
  ['Faixa salarial de R$ 4 a 6 mil', { min: 4000, max: 6000, period: 'month' }],
  ['Vale-refeição de R$ 800,00 por mês', null],
  ['Carteira de clientes de R$ 50.000', null],
])('reads the pay of "%s"', (line, salary) => {
  expect(asking(`Excel\nInformações adicionais\n${line}`).salary).toEqual(salary);
});

describe('wordings of real ads', () => {
  it('the heading “O que precisa ter” opens the requirements', () => {
    const reading = read(
      `Encarregado de obras\n${FILLER}\n\nO que você vai fazer\nControlar materiais da obra\n\nO que precisa ter\nEnsino médio completo\nNR-35`,
    );
    expect(reading.responsibilities.map(({ excerpt }) => excerpt)).toEqual(['Controlar materiais da obra']);
    expect(find(reading, 'education-medio')?.necessity).toBe('mandatory');
  });

  it('an invitation is no activity', () => {
    const reading = read(
      `Professora\n\nDescrição da vaga\nNosso propósito é transformar vidas por meio da educação.\nVenha ser ` +
        `uma educadora do nosso time!\nPlanejar e ministrar aulas\n\nRequisitos\nPedagogia completa`,
    );
    expect(reading.responsibilities.map(({ excerpt }) => excerpt)).toEqual(['Planejar e ministrar aulas']);
  });

  it('a clean licence is no requirement, and ages and pasts stay with the person', () => {
    const reading = asking(
      'Não possuir pontuação na CNH\nTer entre 14 e 22 anos\nNão ter sido aprendiz na mesma área\nExcel',
    );
    expect(reading.requirements.map(({ label, necessity }) => [label, necessity])).toEqual([
      ['Excel', 'mandatory'],
      ['Não possuir pontuação na CNH', 'manual'],
      ['Entre 14 e 22 anos', 'manual'],
      ['Não ter sido aprendiz na mesma área', 'manual'],
    ]);
  });

  it('a wish in brackets covers only the brackets', () => {
    const reading = asking(
      'Ensino médio completo (superior em Administração ou Marketing será um diferencial)\nExcel',
    );
    expect(find(reading, 'education-medio')?.necessity).toBe('mandatory');
    expect(find(reading, 'education-superior')).toMatchObject({
      necessity: 'desirable',
      alternatives: ['Administração', 'Marketing'],
    });
    expect(find(reading, 'skill-marketing-digital')).toBeUndefined();
  });

  it('a subject ends before words with another reading', () => {
    expect(
      find(asking('Superior completo em Ciências Contábeis e CRC ativo'), 'education-superior')?.label,
    ).toBe('Ensino superior em Ciências Contábeis');
  });

  it('a list with “ou” is one requirement, with its head and an unknown name', () => {
    const reading = asking('Mensageria: Kafka, RabbitMQ ou SQS');
    expect(reading.requirements.map(({ label, alternatives }) => [label, alternatives])).toEqual([
      ['Mensageria: Kafka, RabbitMQ ou SQS', ['grpc', 'SQS']],
    ]);
  });

  it('a level before the use of a language is read', () => {
    expect(find(asking('Inglês intermediário para leitura de documentação'), 'language-ingles')?.label).toBe(
      'Inglês intermediário',
    );
    expect(find(asking('Inglês para leitura'), 'language-ingles')?.label).toBe('Inglês básico');
  });

  it('a yearly bonus is no yearly pay, and a lone range is read', () => {
    const pay = (line: string) => asking(`Excel\n${line}`).salary;
    expect(pay('Faixa salarial: R$ 13.000 a R$ 15.500 + bônus anual')?.period).toBe('month');
    expect(pay('O que oferecemos: R$ 14k a 18k, 30 dias de descanso')).toEqual({
      min: 14_000,
      max: 18_000,
      period: 'month',
    });
  });
});

describe('the title behind the employer', () => {
  it.each([
    ['Norte Sul Mineração | Vaga: ENFERMEIRO(A) DO TRABALHO', 'ENFERMEIRO(A) DO TRABALHO'],
    ['SRE Sênior @ PagaAqui\nRemoto | CLT | R$ 17–21k', 'SRE Sênior'],
    ['GRUPO CERRADO — GERENTE DE FAZENDA', 'GERENTE DE FAZENDA'],
    ['Moda Areia – Parque Shopping\nVENDEDOR(A) DE MODA FEMININA', 'VENDEDOR(A) DE MODA FEMININA'],
    ['MONTAGENS UNIDAS\nContrata por 60 dias: PINTOR INDUSTRIAL', 'PINTOR INDUSTRIAL'],
    ['PREFEITURA DE MOGI\nEMPREGO PÚBLICO: AGENTE COMUNITÁRIO DE SAÚDE', 'AGENTE COMUNITÁRIO DE SAÚDE'],
    [
      'TITULO: Administrador(a) de Redes\nHospital busca profissional para a rede',
      'Administrador(a) de Redes',
    ],
  ])('is found in "%s"', (head, title) => {
    expect(read(`${head}\n\nSobre a empresa\n${FILLER}\n\nRequisitos\n- Excel\n- Inglês`).title).toBe(title);
  });
});
