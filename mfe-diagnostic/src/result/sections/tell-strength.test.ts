import { expect, test } from 'vitest';
import { leaveOutQuotes, nameStrength } from './tell-strength.ts';

test.each([
  [
    'Na linha 16 do currículo: “Negociei 12 contratos” conta o que mudou. Deixe-a no alto.',
    'A linha 16 do currículo conta o que mudou. Deixe-a no alto.',
  ],
  ['No currículo: “Negociei” é das que mais mostram.', 'Esta frase do currículo é das que mais mostram.'],
  [
    '“Excel” aparece em uso no exemplo que você deu na autoavaliação: “Fechei o mês”. É a 2ª em peso.',
    '“Excel” aparece em uso no exemplo que você deu na autoavaliação. É a 2ª em peso.',
  ],
  [
    '“Excel” vem do cargo “Analista”, na linha 3 do currículo.',
    '“Excel” vem do cargo “Analista”, na linha 3 do currículo.',
  ],
])('a card says why without its quotation: %s', (why, told) => {
  expect(leaveOutQuotes(why)).toBe(told);
});

test('a title that only begins the quoted line is replaced by its place', () => {
  const evidence = {
    docId: 'cv',
    source: 'cv' as const,
    excerpt: 'Atendi clientes na loja',
    start: 0,
    end: 23,
    line: 7,
  };
  expect(nameStrength({ title: 'Atendi clientes…', evidence: [evidence] })).toBe(
    'Boa frase na linha 7 do currículo',
  );
  expect(nameStrength({ title: 'Atendimento', evidence: [evidence] })).toBe('Atendimento');
});
