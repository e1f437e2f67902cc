import { describe, expect, it, test } from 'vitest';
import { readSaid, runTalk } from './testing/run-talk.ts';

const REQUEST =
  'Escreve pra mim uma mensagem de whatsapp pra minha gerente pedindo pra eu participar do fluxo de caixa toda semana';
const VACANCY =
  'abriu uma vaga de supervisor aqui, estão falando que vão querer engenheiro, eu tenho tecnólogo e não tenho CREA';

test.each([
  [REQUEST],
  [REQUEST, 'então escreve o texto pra eu mandar pra ela no whatsapp'],
  ['posso colocar cursando no currículo se eu tranquei contábeis?', REQUEST],
  ['manda um whatsapp pra minha colega perguntando do relatório'],
  ['então escreve o texto pra eu mandar pra ela no whatsapp'],
])('writes an ordinary message to people at work: %s %s', (...messages) => {
  expect(runTalk(messages).at(-1)?.kind).toBe('advice');
});

test('still stops a message that would get hold of what is private', () => {
  expect(runTalk(['queria entrar no gmail da moça que saiu, ela deixou logado']).at(-1)?.kind).toBe('safety');
});

describe('a vacancy where the person works', () => {
  it('is asked for as an employee', () => {
    const text = readSaid([
      VACANCY,
      'reduzi as paradas da linha em 20%',
      'escreve uma mensagem curta pro meu gerente',
    ]);
    expect(text).toContain('Tenho interesse na vaga');
    expect(text).toContain('reduzi as paradas da linha em 20%');
  });

  it.each([
    'escreve uma mensagem pedindo trabalho na fábrica',
    'escreve uma mensagem pro meu gerente dizendo que quero a vaga de supervisor',
  ])('takes “I work there” as the choice of the text: %s', (request) => {
    const text = readSaid([request, 'não é pedir trabalho, eu já trabalho lá']);
    expect(text).toContain('Tenho interesse na vaga');
    expect(text).not.toMatch(/procuro trabalho|já trabalho lá/u);
  });

  it('leaves a farewell alone', () => {
    expect(
      readSaid(['escreve uma mensagem pro meu chefe avisando que vou sair, consegui vaga em outra empresa']),
    ).not.toContain('Tenho interesse na vaga');
  });
});

test('takes the answer to its own question as that', () => {
  const answer = 'A engenharia. Tenho tecnólogo em automação e 8 anos de manutenção';
  expect(readSaid(['vale a pena eu me candidatar?', answer])).toContain(
    'Tecnólogo é diploma de curso superior',
  );
});

test('answers whether a job needs the degree', () => {
  expect(
    readSaid(['dá pra virar analista sem terminar a faculdade ou tenho que voltar a estudar?']),
  ).toContain('analista, assistente, coordenação e gerência não exigem');
});

test('names no course of its own, and lets nobody say they are enrolled', () => {
  const text = readSaid(['posso colocar cursando no currículo se eu tranquei contábeis?']);
  expect(text).toContain('só com matrícula ativa');
  expect(text).not.toContain('Administração');
});
