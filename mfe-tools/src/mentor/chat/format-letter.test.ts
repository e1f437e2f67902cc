import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatLetter } from './format-letter.ts';

test.each([
  [
    'Assunto: Mensagem para perguntar do retorno\n\nPrezado(a) [nome], bom dia. Conversamos na segunda. Atenciosamente, Marina',
    'Assunto: Mensagem para perguntar do retorno\n\nPrezado(a) [nome], bom dia.\n\nConversamos na segunda.\n\nAtenciosamente,\nMarina',
  ],
  [
    'Olá, Ana, tudo bem? Preciso trocar meu turno. Agradeço desde já. Abraço, Marina',
    'Olá, Ana, tudo bem?\n\nPreciso trocar meu turno. Agradeço desde já.\n\nAbraço,\nMarina',
  ],
  [
    'Olá, tudo bem? Qual é o prazo? Agradeço. [Nome e setor]',
    'Olá, tudo bem?\n\nQual é o prazo? Agradeço.\n\n[Nome e setor]',
  ],
  ['Oi, [nome], tudo bem? Quanto tempo! Vi a vaga.', 'Oi, [nome], tudo bem? Quanto tempo!\n\nVi a vaga.'],
])('%s', (text, letter) => expect(formatLetter(text)).toBe(letter));

test.each([
  'Assistente administrativa | “Organizei a agenda de 4 diretores”',
  'Um ponto em que trabalho: a pontualidade. Desde então, nenhum atraso.',
])('a text that is no message stays as it is: %s', (text) => expect(formatLetter(text)).toBe(text));

test('only white space changes, and laying out a letter again changes nothing', () => {
  const pieces = [
    'Olá',
    ', [nome]',
    ', tudo bem?',
    ' Agradeço',
    '.',
    ' Abraço, Ana',
    ' [Seu nome]',
    'Assunto: a',
    '\n\n',
    ' ',
  ];
  const texts = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string())).map((parts) => parts.join(''));
  const squeezed = (text: string) => text.replace(/\s+/gu, '');
  fc.assert(
    fc.property(texts, (text) => {
      const letter = formatLetter(text);
      expect(squeezed(letter)).toBe(squeezed(text));
      expect(formatLetter(letter)).toBe(letter);
    }),
  );
});
