import { describe, expect, it } from 'vitest';
import { makeQuestion } from '../testing/tagged-reading.ts';
import { explainUngraded } from './explain-ungraded.ts';

const question = makeQuestion({
  text: 'Conte sobre um problema difícil que você resolveu no trabalho e explique como chegou à solução.',
});
const GOOD =
  'Na loja o caixa não fechava. Contei o dinheiro a cada duas horas, anotei tudo e descobri que o troco saía errado. As diferenças acabaram.';
const reasonOf = (text: string, earlierTexts: string[] = [], language: 'pt' | 'en' = 'pt'): string | null =>
  explainUngraded(text, { question: { ...question, language }, earlierTexts })?.reason ?? null;

describe('explainUngraded', () => {
  it('grades an answer', () => {
    expect(reasonOf(GOOD)).toBeNull();
  });

  it('grades no answer under five words', () => {
    expect(reasonOf('Resolvi contando o dinheiro.')).toBe('tooShort');
    expect(reasonOf('Vendi mais.')).toBe('tooShort');
    expect(reasonOf('Não sei.')).toBeNull();
    expect(reasonOf('')).toBe('tooShort');
  });

  it.each([
    'Não me lembro de nada agora, desculpa.',
    'Não lembro de um problema difícil que eu resolvi no trabalho.',
  ])('grades a person who admits not knowing: “%s”', (text) => {
    expect(reasonOf(text)).toBeNull();
  });

  it('names the parts of a good answer', () => {
    const messageFor = (shape: 'story' | 'plan'): string =>
      explainUngraded('Resolvi.', { question: { ...question, shape }, earlierTexts: [] })?.message ?? '';
    expect(messageFor('story')).toContain('Conte o que aconteceu');
    expect(messageFor('plan')).toContain('os passos que daria');
  });

  it('grades no pasted question, with a few words around it or without', () => {
    expect(reasonOf(question.text)).toBe('questionPasted');
    expect(reasonOf(`Bom dia, a pergunta é: ${question.text} Vou pensar e já respondo.`)).toBe(
      'questionPasted',
    );
    expect(reasonOf(`${question.text} ${question.text}`)).toBe('questionPasted');
  });

  it('grades an answer that repeats the question first', () => {
    expect(reasonOf(`${question.text} ${GOOD}`)).toBeNull();
  });

  it('refuses a repeated answer, with any punctuation and case', () => {
    expect(reasonOf(GOOD, [GOOD.toUpperCase().replaceAll('.', ' ')])).toBe('sameAnswer');
    expect(reasonOf(`${GOOD} Hoje a loja usa o meu caderno.`, [GOOD])).toBeNull();
  });

  it('points an English answer to the English interview', () => {
    const english =
      'I was working at a store and the cashier was always short. I counted the money every two hours and found the mistake in the change.';
    const why = explainUngraded(english, { question, earlierTexts: [] });
    expect(why?.reason).toBe('otherLanguage');
    expect(why?.message).toContain('“Em inglês”');
    expect(reasonOf(english, [], 'en')).toBeNull();
    expect(reasonOf(GOOD, [], 'en')).toBe('otherLanguage');
  });

  it('takes English words within Portuguese for Portuguese', () => {
    expect(
      reasonOf(
        'Fiz o deploy do backend, abri um pull request, rodei o pipeline e o time fez code review do release na sprint com o scrum master.',
      ),
    ).toBeNull();
  });

  it.each([
    'asdf qwer zxcv asdf qwer zxcv poiu lkjh mnbv asdf qwer zxcv poiu lkjh mnbv asdf qwer zxcv poiu lkjh mnbv',
    'teste '.repeat(30),
    'kkkkkkk rsrsrsrs hahahaha '.repeat(10),
    '🎉 '.repeat(40) + 'x1 '.repeat(25),
  ])('reads no answer in: %s', (text) => {
    expect(reasonOf(text)).toBe('unreadable');
  });
});
