import type { JobReading, Requirement } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { readAsking, readSaying } from '../fixtures/reading.ts';

const of = (reading: JobReading, necessity: Requirement['necessity']): string[] =>
  reading.requirements.filter((one) => one.necessity === necessity).map(({ id }) => id);
const labels = (reading: JobReading, kind: Requirement['kind']): string[] =>
  reading.requirements.filter((one) => one.kind === kind).map(({ label }) => label);

describe('running text', () => {
  it.each([
    'Entregas em Salvador e Lauro de Freitas, das 8h às 17h.',
    'Bolsa de R$ 810,00 por mês, vale-transporte, lanche e seguro.',
    'CLT, folga semanal, desconto de 30% em compras.',
    'R$ 6.500,00 mensais, CLT, moradia paga, mentoria.',
    'CLT, R$ 8.500 a R$ 9.700, PPR, previdência.',
    'Cooperativa de enfermagem admite técnicos para atendimento domiciliar em Natal e Parnamirim.',
    'Levar currículo na recepção da clínica, das 8 às 11.',
    'Uma vez por semana tem aula teórica na instituição formadora.',
    'Você responde à gerência comercial.',
    'O cooperado contribui para o INSS.',
    'Uma fazenda de colheita e cultivo de soja.',
  ])('adds no requirement with "%s"', (line) => {
    expect(of(readSaying(`Pedimos Word.\n${line}`), 'mandatory')).toEqual(
      of(readSaying('Pedimos Word.'), 'mandatory'),
    );
  });

  it('requires by its verbs, and continues after a semicolon, in a short sentence and in a list', () => {
    expect(of(readSaying('Pedimos vivência com Excel; SAP; gestão de conflitos.'), 'mandatory')).toEqual(
      expect.arrayContaining(['skill-excel', 'skill-sap', 'skill-mediacao-conflitos']),
    );
    expect(of(readSaying('Pedimos ensino médio. Excel básico.'), 'mandatory')).toContain('skill-excel');
    expect(of(readSaying('A vaga precisa de:\n- Excel\n- SAP'), 'mandatory')).toEqual(
      expect.arrayContaining(['skill-excel', 'skill-sap']),
    );
    expect(of(readSaying('CNH B e COREN ativo.'), 'mandatory')).toEqual(['skill-cnh-b', 'skill-coren']);
  });

  it('of a later paragraph is no part of the requirements on one line', () => {
    const reading = readSaying('Requisitos: Excel; SAP.\n\nVocê responde à gerência comercial.');
    expect(of(reading, 'mandatory')).toEqual(['skill-excel', 'skill-sap']);
  });
});

describe('a wish', () => {
  it.each([
    'Power BI e SQL contam a favor.',
    'Quem já usou Power BI entra na frente da fila.',
    'Quem já mexeu com Power BI começa na frente.',
    'Preferimos quem tenha usado Power BI.',
    'Power BI ajuda.',
    'Bom ter: Power BI, SQL.',
    'Ter usado Power BI ajuda; não é exigência.',
    'Serão pontuados títulos de especialização em saúde coletiva.',
    'Italiano ou francês pesam a favor.',
    'Quem domina Power BI tem preferência.',
  ])('"%s"', (line) => {
    const reading = readAsking(line);
    expect(of(reading, 'desirable').length).toBeGreaterThan(0);
    expect(of(reading, 'mandatory')).toEqual([]);
  });

  it('covers knowledge to learn on the job, and blocks nobody', () => {
    const reading = readAsking('CNH E com EAR, curso MOPP (ou disposição para fazer por nossa conta)');
    expect(of(reading, 'desirable')).toEqual(['skill-mopp']);
    expect(of(reading, 'mandatory')).toContain('skill-cnh-e');
  });

  it('is not read from "help"', () => {
    const [asked] = readAsking('Ajuda a fechar planilhas de perdas no SAP').requirements;
    expect(asked).toMatchObject({ necessity: 'mandatory', skillId: 'excel', also: ['sap'] });
  });
});

describe('schooling', () => {
  it.each([
    ['Graduação em enfermagem, especialização em enfermagem obstétrica, COREN-AL e 20 partos', 2],
    ['Graduação em engenharia com especialização em Segurança do Trabalho, CREA ativo', 2],
    ['Licenciatura em pedagogia ou pós-graduação em gestão escolar', 1],
  ])('of "%s" is %d', (line, count) => {
    expect(labels(readAsking(line), 'education')).toHaveLength(count);
  });

  it.each([
    [
      'É preciso estar matriculado do 6º semestre em diante em Engenharia Civil ou Sanitária.',
      'Ensino superior em andamento em Engenharia Civil ou Sanitária',
    ],
    [
      'Aberto a estudantes a partir do 5º período de Biotecnologia ou Agronomia, com matrícula',
      'Ensino superior em andamento em Biotecnologia ou Agronomia',
    ],
    [
      'Estar matriculado(a) em Design, Publicidade ou Artes',
      'Ensino superior em andamento em Design, Publicidade ou Artes',
    ],
    ['Superior completo ou cursando', 'Ensino superior completo ou em andamento'],
    ['Estar cursando ou ter concluído o ensino médio', 'Ensino médio completo ou em andamento'],
    ['Ensino médio completo ou cursando superior', 'Ensino médio'],
  ])('of "%s" is "%s"', (line, label) => {
    expect(labels(readAsking(line), 'education')).toEqual([label]);
  });
});

describe('a label', () => {
  it.each([
    ['Vender pelo Instagram ou WhatsApp.', 'Vender pelo Instagram ou WhatsApp'],
    ['Omie, Conta Azul ou NetSuite', 'Omie, Conta Azul ou NetSuite'],
    ['Sistemas: Omie ou NetSuite', 'Sistemas: Omie ou NetSuite'],
  ])('of "%s" is "%s"', (line, label) => {
    expect(labels(readAsking(line), 'skill')).toContain(label);
  });
  it('ends with its subject', () => {
    expect(labels(readAsking('Pós-graduação em direito do trabalho é desejável'), 'education')).toEqual([
      'Pós-graduação em direito do trabalho',
    ]);
    expect(labels(readAsking('Ergonomia (especialização concluída)'), 'education')).toEqual([
      'Pós-graduação (especialização) em Ergonomia',
    ]);
    expect(labels(readAsking('Mestrado concluído na área da saúde'), 'education')).toEqual([
      'Mestrado ou doutorado em saúde',
    ]);
  });
});

it('requires a level and not its explanation', () => {
  expect(of(readAsking('Excel intermediário (tabela dinâmica e PROCV)'), 'mandatory')).toEqual([
    'skill-excel',
  ]);
  expect(of(readAsking('Excel avançado (tabela dinâmica)'), 'mandatory')).toContain('skill-excel-avancado');
  expect(of(readAsking('Excel intermediário (desejável)'), 'desirable')).toEqual(['skill-excel']);
});

it('requires a driving licence of any category if it names none', () => {
  const [cnh] = readAsking('Veículo próprio e CNH.').requirements.filter(({ kind }) => kind === 'licence');
  expect(cnh).toMatchObject({ label: 'CNH', knockOut: false });
  expect(cnh?.alternatives).toContain('cnh-d');
});

it('distinguishes an advanced language from a fluent one', () => {
  expect(labels(readAsking('Inglês avançado'), 'language')).toEqual(['Inglês avançado']);
  expect(labels(readAsking('Inglês fluente'), 'language')).toEqual(['Inglês fluente']);
});

it.each([
  ['Regressão logística', 'skill-logistica'],
  ['Retificadores e nobreaks', 'skill-retifica'],
  ['Correção de CVE em dependências', 'skill-curso-emergencia'],
  ['Arquitetura orientada a eventos', 'skill-eventos'],
  ['Trabalho de qualquer cidade do país', 'skill-acls'],
  ['Métricas de fluxo (lead time, vazão)', 'skill-indicadores-logisticos'],
])('"%s" is not read as %s', (line, id) => {
  expect(readAsking(line).requirements.map((one) => one.id)).not.toContain(id);
});

it('finds Spark by its own name, and distinguishes a data lake from a date', () => {
  const reading = readAsking('Data lake em camadas\nSpark');
  expect(of(reading, 'mandatory')).toEqual(['skill-data-lake', 'skill-spark']);
});

it.each([
  'R$ 7.000 a R$ 8.200, CLT, híbrido, plano de saúde',
  'R$ 6.500,00 mensais, CLT, moradia paga',
  'Registro CLT.',
])('reads a contract under labour law: "%s"', (line) => {
  expect(readSaying(line).contracts).toEqual(['clt']);
  expect(readAsking(`Excel\n${line}`).contracts).toEqual(['clt']);
});
