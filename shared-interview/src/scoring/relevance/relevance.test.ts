import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '../../bank/index.ts';
import { readAnswer } from '../../reading/index.ts';
import { makeQuestion } from '../../testing/tagged-reading.ts';
import { scoreAnswer } from '../score-answer.ts';
import { GENUINE, OFF_TOPIC, type Told } from '../../generated/samples/told.ts';
import { GENERAL } from '../../generated/general-words.ts';

const questionOf = (id: string) => {
  const question = QUESTIONS.find((one) => one.id === id);
  if (!question) throw new Error(id);
  return question;
};
const gradeTold = ({ questionId, role, text }: Told, question = questionOf(questionId)) => {
  const score = scoreAnswer(readAnswer(text, question), {
    question,
    role,
    jobRequirements: [],
    speech: null,
  });
  const relevance = score.dimensions.find(({ id }) => id === 'relevance');
  return { ...score, relevance: relevance?.value ?? -1, shown: relevance?.evidence ?? [] };
};
const isCapped = (told: Told): boolean => gradeTold(told).ceilings.length > 0;
const cappedShare = (all: readonly Told[]): number => all.filter(isCapped).length / all.length;

describe('the ceiling of an answer about something else', () => {
  it('limits at most one genuine answer in fifty', () => {
    expect(GENUINE.length).toBeGreaterThanOrEqual(150);
    expect(cappedShare(GENUINE)).toBeLessThanOrEqual(0.02);
  });

  it('limits most answers about something else', () => {
    expect(OFF_TOPIC.length).toBeGreaterThanOrEqual(70);
    expect(cappedShare(OFF_TOPIC)).toBeGreaterThanOrEqual(0.85);
  });

  it('limits few genuine answers if the role is unknown', () => {
    expect(cappedShare(GENUINE.map((told) => ({ ...told, role: '' })))).toBeLessThanOrEqual(0.05);
  });

  it.each([
    [
      'Churrasqueiro',
      'Asso carne há quinze anos, sei o ponto da picanha só de olhar, tempero a linguiça, faço a farofa e o ' +
        'vinagrete, e nunca deixei festa de aniversário sem comida.',
    ],
    [
      'Cantor',
      'Canto samba e bolero desde os quinze. Gravei disco com a banda do meu primo, toquei violão em novela ' +
        'e fiz carnaval em Olinda. Meu sonho é o palco daqui.',
    ],
    [
      'Astrônoma',
      'Estudo estrelas desde menina. Na faculdade contei galáxias, escrevi sobre a lua de um planeta distante e ensinei crianças a olhar para o céu.',
    ],
  ])('accepts leisure of others as the work of a %s', (role, text) => {
    expect(isCapped({ questionId: 'mot-1', role, text })).toBe(false);
  });

  it('takes the same words for something else in another trade', () => {
    const text =
      'Assei carne e frango na churrasqueira do sítio, temperei com alho e cebola, abri uma cerveja e comi farofa e bolo com o meu tio até o sol sumir.';
    expect(isCapped({ questionId: 'mot-1', role: 'Analista de dados', text })).toBe(true);
  });
});

describe('the ceiling of an answer in which nobody acts', () => {
  const gradeOf = (questionId: string, text: string) => gradeTold({ questionId, role: '', text });

  it.each([
    [
      'pro-m-4',
      'O vento leste empurra as nuvens contra a serra, e elas descem brancas até a ponte velha do rio.',
    ],
  ])('holds down a view: %s', (questionId, text) => {
    expect(gradeOf(questionId, text).value).toBeLessThanOrEqual(10);
  });

  it('leaves a short answer about oneself alone', () => {
    const { ceilings } = gradeOf('ada-m-2', 'Tive que aprender Excel rápido. Foi difícil, mas consegui.');
    expect(ceilings).toEqual([]);
  });
});

describe('the relation of an answer to its question', () => {
  it('never shows a word that fits everything', () => {
    const words = GENUINE.flatMap((told) => gradeTold(told).shown);
    const single = words.map(({ excerpt }) => excerpt).filter((excerpt) => !excerpt.includes(' '));
    const folded = single.map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
    expect(folded.length).toBeGreaterThan(100);
    expect(folded.filter((word) => GENERAL.has(word))).toEqual([]);
  });

  it('is not raised by small words of the question', () => {
    const question = makeQuestion({
      topic: 'delivery',
      text: 'Em que um caso de um atraso no que se ia entregar foi até o fim?',
    });
    const text =
      'Em um verão de dois mil e dez eu vi que um vizinho de baixo não ia mais até o portão, e fiquei com pena do que se passou.';
    expect(gradeTold({ questionId: '', role: '', text }, question).relevance).toBeLessThanOrEqual(20);
  });

  it('counts the skills and words of the role if the answer does not echo the question', () => {
    const gains = GENUINE.filter((told) => !isCapped(told)).map(
      (told) => gradeTold(told).relevance - gradeTold({ ...told, role: '' }).relevance,
    );
    expect(gains.filter((gain) => gain > 0).length).toBeGreaterThan(gains.length / 4);
    expect(gains.filter((gain) => gain < 0).length).toBeLessThan(gains.length / 20);
  });

  it('is higher for the question whose topic is nearest', () => {
    const text =
      'O forno apagava toda madrugada. Testei a chama, medi o gás e achei um vazamento na mangueira. Troquei a peça e não apagou mais.';
    const relevanceTo = (topic: 'problemSolving' | 'motivation' | 'communication'): number =>
      gradeTold({ questionId: '', role: '', text }, makeQuestion({ topic, text: 'Conte.' })).relevance;
    expect(relevanceTo('problemSolving')).toBeGreaterThan(relevanceTo('communication'));
    expect(relevanceTo('problemSolving')).toBeGreaterThan(relevanceTo('motivation'));
  });

  it('never weighs a role more than a question', () => {
    const question = makeQuestion({ topic: 'customer', text: 'Conte de um cliente irritado.' });
    const text =
      'Sou analista de dados e montei painéis em Power BI com SQL, Python, Excel, estatística e modelagem de dados para a diretoria inteira.';
    expect(
      gradeTold({ questionId: '', role: 'Analista de dados', text }, question).relevance,
    ).toBeLessThanOrEqual(60);
  });

  it('is met by an answer about oneself: a trade, a skill, a way so far, a motive', () => {
    const question = questionOf('mot-12');
    const whole =
      'Trabalho em uma oficina desde 2015. Sei soldagem e desenho técnico. Montei o setor de peças. Quero crescer na manutenção.';
    const less =
      'Gosto de acordar cedo e de conversar com todos. Sou alegre, sou calmo e tenho boa memória para rostos e vozes.';
    const relevanceOf = (text: string): number =>
      gradeTold({ questionId: '', role: '', text }, question).relevance;
    expect(relevanceOf(whole)).toBeGreaterThan(relevanceOf(less));
  });
});
