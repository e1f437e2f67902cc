import { createEmptyResume } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { chooseQuestions } from './choose-questions.ts';
import { makeOwnQuestions } from './own-questions.ts';

const RESUME = {
  ...createEmptyResume(),
  skills: ['Excel', 'Power BI'],
  experiences: [
    {
      title: 'Analista de logística',
      company: 'Azul Log',
      location: '',
      start: '2021',
      end: null,
      current: true,
      items: [
        'Responsável pelo atendimento às transportadoras da região.',
        'Renegociei contratos com 9 transportadoras e reduzi o frete em 14%.',
        'Montei planilhas em Excel para a expedição da tarde.',
      ],
    },
  ],
};
const own = (changes: Partial<Parameters<typeof makeOwnQuestions>[0]> = {}) =>
  makeOwnQuestions({ resume: RESUME, requirements: [], language: 'pt', asked: [], ...changes });

describe('questions from the CV and the ad', () => {
  it('ask about the claim with the strongest and the one with the weakest evidence', () => {
    expect(own().map(({ text }) => text)).toEqual([
      'No seu currículo está: “Renegociei contratos com 9 transportadoras e reduzi o frete em 14%”. ' +
        'Conte um caso que mostre isso: o que havia, o que você fez e no que deu.',
      'O seu currículo cita “Power BI”, sem dizer onde você usou. Conte uma vez em que usou isso e no que deu.',
    ]);
  });

  it('ask about requirements of the ad that the CV lacks', () => {
    const [first] = own({ requirements: ['Excel', 'SAP MM'] });
    expect(first?.text).toMatch(/^A vaga pede “SAP MM”\./u);
    expect(own({ resume: null, requirements: ['SAP MM'] })).toHaveLength(1);
    expect(own({ resume: null })).toEqual([]);
  });

  it('ask about what one does, not about degrees, licences, languages or readiness', () => {
    const requirements = [
      'OAB ativa',
      'Ensino médio',
      'CNH B',
      'Inglês fluente',
      'Possibilidade de viagens a São Paulo',
    ];
    const required = (all: readonly string[]) =>
      own({ resume: null, requirements: all }).map(({ text }) => text);
    expect(required(requirements)).toEqual([]);
    expect(required([...requirements, 'Gestão de contratos'])[0]).toMatch(
      /^A vaga pede “Gestão de contratos”/u,
    );
  });

  it('ask about no deed of others, and about a skill once', () => {
    const [experience] = RESUME.experiences;
    const items = [
      'Parada de 2022 com 80 pessoas, coordenada pelo engenheiro da planta.',
      '• Troquei 60 inversores na linha.',
    ];
    const resume = { ...RESUME, experiences: experience ? [{ ...experience, items }] : [] };
    const texts = own({ resume, requirements: ['Power BI avançado'] }).map(({ text }) => text);
    expect(texts[1]).toMatch(/^No seu currículo está: “Troquei 60 inversores/u);
    expect(texts.filter((text) => text.includes('Power BI'))).toHaveLength(1);
  });

  it('appear once, and in English in an English interview', () => {
    const [first, second] = own();
    expect(own({ asked: [first?.id ?? ''] }).map(({ id }) => id)).toEqual([second?.id]);
    expect(own({ language: 'en' })[0]?.text).toMatch(/^Your CV says: “Renegociei/u);
  });

  it('are what a technical interview asks where the trade has no questions of its own', () => {
    const ask = (role: string) =>
      chooseQuestions({
        setup: { savedJobId: null, role, level: 'junior', kind: 'technical', questions: 6, mode: 'text' },
        seed: 's',
        asked: [],
        jobTitle: null,
        resume: RESUME,
        requirements: ['SAP MM'],
      }).filter(({ id }) => id.startsWith('own-'));
    const texts = ask('Analista de Logística').map(({ text }) => text);
    expect(texts.length).toBeGreaterThanOrEqual(4);
    expect(texts).toContainEqual(expect.stringContaining('trabalhar como “Analista de Logística”'));
    expect(new Set(texts).size).toBe(texts.length);
    expect(ask('Eletricista').some(({ text }) => text.includes('trabalhar como'))).toBe(false);
  });

  it('take about a third of a conversation, after its opening', () => {
    const choose = (kind: 'hr' | 'manager' | 'case') =>
      chooseQuestions({
        setup: {
          savedJobId: null,
          role: 'Analista de logística',
          level: 'mid',
          kind,
          questions: 6,
          mode: 'text',
        },
        seed: 's',
        asked: [],
        jobTitle: null,
        resume: RESUME,
        requirements: ['SAP MM'],
      });
    const isOwn = ({ id }: { readonly id: string }): boolean => id.startsWith('own-');
    const asked = choose('hr');
    expect(asked).toHaveLength(6);
    expect(asked.filter(isOwn)).toHaveLength(2);
    expect(asked[0]?.topic).toBe('motivation');
    expect(choose('manager').filter(isOwn)).toHaveLength(2);
    expect(choose('case').filter(isOwn)).toEqual([]);
  });
});
