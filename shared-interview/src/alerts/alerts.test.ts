import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import { renderResumeText } from '@aura/shared-career';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../reading/index.ts';
import { makeTaggedReading } from '../testing/tagged-reading.ts';
import { findResumeAlerts } from './alerts.ts';

const job = { title: '', company: '', location: '', start: null, end: null, current: false, items: [] };
const RESUME: ResumeStructure = {
  ...createEmptyResume(),
  experiences: [
    {
      ...job,
      title: 'Analista de Logística',
      company: 'Distribuidora Horizonte Ltda.',
      start: '2019-03',
      end: '2021-06',
      items: [
        'Reduzi em 20% o tempo de separação de pedidos',
        'Liderei uma equipe de 8 pessoas no turno da noite',
        'Relatórios em Excel e SQL',
      ],
    },
    { ...job, title: 'Supervisora', company: 'Transportes Serra Azul', start: '2021-07', current: true },
    { ...job, title: 'Assistente', company: 'Vale', start: '2015', end: '2017' },
  ],
  education: [
    {
      institution: 'UFMG',
      degree: 'Bacharelado',
      area: 'Administração',
      location: '',
      start: '2014',
      end: '2018',
      current: false,
      items: [],
    },
  ],
};

const alertsFor = (sentence: string) =>
  findResumeAlerts(makeTaggedReading([['action', sentence]]), RESUME, 'q-7');
const kindsFor = (sentence: string): string[] => alertsFor(sentence).map(({ kind }) => kind);

describe('findResumeAlerts', () => {
  it.each([
    ['Fiquei cinco anos na Distribuidora Horizonte e aprendi muito.', /“cinco anos”.*03\/2019 a 06\/2021/u],
    ['Na Distribuidora Horizonte, trabalhei por 10 anos.', /“10 anos”/u],
    ['Entrei na Distribuidora Horizonte em 2017.', /entrou em 2017.*03\/2019/u],
    ['Entrei na Transportes Serra Azul em 2019.', /entrou em 2019.*: desde 07\/2021\.$/u],
    ['Em 2023 saí da Distribuidora Horizonte.', /saiu em 2023/u],
    ['Trabalhei na Distribuidora Horizonte de 2016 a 2021.', /entrou em 2016/u],
    ['Eu era gerente de operações na Distribuidora Horizonte.', /“gerente”.*“Analista de Logística”/u],
    ['Reduzi em 45% o tempo de separação dos pedidos.', /“45%”.*20%/u],
    ['Na Distribuidora Horizonte eu liderava uma equipe de 30 pessoas.', /“30”.*equipe de 8/u],
    ['Me formei em administração em 2016.', /em 2016.*2018/u],
  ])('reports a difference between answer and CV: %s', (sentence, text) => {
    const alerts = alertsFor(sentence);
    expect(alerts).toHaveLength(1);
    expect(alerts[0]?.kind).toBe('differs');
    expect(alerts[0]?.text).toMatch(text);
    const sources = alerts[0]?.evidence.map(({ source }) => source);
    expect(sources).toContain('answer');
    expect(sources).toContain('cv');
  });

  it.each([
    ['Usei o Tableau para mostrar os atrasos por rota.', /“Tableau”/u],
    ['Tirei a NR-35 para poder subir.', /“NR-35”/u],
    ['Antes disso trabalhei na Petrobras com contratos.', /“Petrobras”/u],
    ['Sou formada em Enfermagem pela UFMG.', /“Enfermagem”/u],
  ])('reports a claim that the CV lacks: %s', (sentence, text) => {
    const alerts = alertsFor(sentence);
    expect(alerts.map(({ kind }) => kind)).toEqual(['notInResume']);
    expect(alerts[0]?.text).toMatch(text);
  });

  it.each([
    'Fiquei dois anos na Distribuidora Horizonte.',
    'Fiquei quase três anos na Distribuidora Horizonte.',
    'Fiquei 5 anos na Transportes Serra Azul.',
    'Há cinco anos, na Distribuidora Horizonte, o sistema caiu.',
    'Trabalhei na Distribuidora Horizonte com uma pessoa que ficou dez anos lá.',
    'Fiquei 6 meses num projeto da Distribuidora Horizonte.',
    'Na Distribuidora Horizonte, trabalhei 10 anos atrás com frota.',
    'Entrei na Distribuidora Horizonte em março de 2019.',
    'Comecei a liderar na Distribuidora Horizonte em 2020.',
    'Em 2020, na Distribuidora Horizonte, entrei no projeto de rotas.',
    'O cliente era gerente na Distribuidora Horizonte.',
    'Fui analista na Distribuidora Horizonte.',
    'Reduzi em 20% o tempo de separação de pedidos.',
    'Reduzi em 45% o custo de frete.',
    'A equipe de vendas tinha 30 pessoas na Distribuidora Horizonte.',
    'Liderei uma equipe de 30 pessoas em um projeto voluntário.',
    'Vale dizer que fiquei dez anos no bairro.',
    'Gostaria de aprender Tableau.',
    'Não usei o Tableau nesse caso.',
    'O cliente usava SAP em tudo.',
    'Usei consultas em SQL e uma planilha de Excel.',
    'Me formei em administração em 2018.',
    'Sou formado em Administração de Empresas.',
    'A Petrobras era nossa cliente.',
  ])('stays silent if both may be true: %s', (sentence) => {
    expect(alertsFor(sentence)).toEqual([]);
  });

  it('proves each side by its place', () => {
    const sentence = 'Entrei na Distribuidora Horizonte em 2017.';
    const reading = makeTaggedReading([
      [null, 'Gosto de logística.'],
      ['situation', sentence],
    ]);
    const [alert] = findResumeAlerts(reading, RESUME, 'q-7');
    const texts = { answer: reading.text, cv: renderResumeText(RESUME) };
    for (const { source, docId, start, end, excerpt } of alert?.evidence ?? []) {
      expect(texts[source as 'answer' | 'cv'].slice(start, end)).toBe(excerpt);
      expect(docId).toBe(source === 'cv' ? 'cv' : 'q-7');
    }
    expect(alert?.evidence.map(({ excerpt }) => excerpt)).toEqual([
      '2017',
      expect.stringContaining('2019-03'),
    ]);
  });

  it('reports at most two claims that the CV lacks, each once, and none without a CV', () => {
    const many = 'Usei Tableau, Jira, Trello e Tableau.';
    expect(kindsFor(many)).toEqual(['notInResume', 'notInResume']);
    expect(findResumeAlerts(makeTaggedReading([['action', many]]), null, 'q')).toEqual([]);
    expect(findResumeAlerts(makeTaggedReading([['action', many]]), createEmptyResume(), 'q')).toEqual([]);
  });

  it('finds the same in a whole answer as it is read', () => {
    const text =
      'Entrei na Distribuidora Horizonte em 2017 e cuidava da expedição. Eu precisava encurtar a separação. ' +
      'Montei um painel no Tableau e refiz o mapa do estoque. No fim, reduzi em 45% o tempo de separação de pedidos.';
    const alerts = findResumeAlerts(readAnswer(text, { shape: 'story', language: 'pt' }), RESUME, 'q-7');
    expect(alerts.map(({ kind }) => kind)).toEqual(['differs', 'differs', 'notInResume']);
    const answered = alerts.flatMap(({ evidence }) => evidence).filter(({ source }) => source === 'answer');
    expect(answered).toHaveLength(3);
    for (const { start, end, excerpt } of answered) expect(text.slice(start, end)).toBe(excerpt);
  });
});
