import { foldText } from '@aura/shared-career';
import { expect, it } from 'vitest';
import { makeQuestion } from '../testing/tagged-reading.ts';
import { gradeResult } from '../scoring/result.ts';
import { readAnswer } from './read-answer.ts';
import { findToldChanges } from './told-change.ts';

const CHANGES = [
  'Na ala onde eu fico foram 4 casos de infecção em vez de 9.',
  'O desperdício de pão no fim do dia caiu pela metade.',
  'Com o cardápio novo o movimento do almoço dobrou.',
  'Vendi o dobro do que a loja vendia.',
  'De cada 10 funcionários da obra faltavam 3, hoje falta 1.',
  'O aplicativo deixou de travar: eram dez chamados por dia e agora não tem nenhum.',
  'A espera no balcão, que era de 40 minutos, ficou em 15.',
  'Antes a gente perdia umas 20 caixas por semana, agora são 5.',
  'Quase todos os alunos passaram de ano, antes metade reprovava.',
  'O estoque, que nunca batia, hoje bate todo mês.',
  'Depois da minha ronda ninguém mais se machucou na prensa.',
  'Nunca mais faltou remédio no carrinho da enfermaria.',
  'Com o rodízio ficamos seis meses sem nenhum acidente.',
  'O caixa passou a fechar sem diferença nenhuma.',
  'De trinta processos parados não sobrou nenhum.',
  'Fizemos a mudança inteira sem quebrar nada.',
  'Em duas semanas eu zerei a fila de espera dos exames.',
  'Os atrasos do ônibus da linha sumiram depois que mudei a escala.',
  'Três em cada quatro moradores passaram a separar o lixo.',
  'Metade dos devedores que eu procurei pagou em um mês.',
  'Reduzi o consumo de diesel do caminhão em um quinto.',
  'Terminamos a laje quatro dias antes do combinado.',
  'Ganhamos uma hora por turno com a nova arrumação.',
  'Minha equipe bateu a meta todos os meses do ano.',
];

const NO_CHANGES = [
  'Tinha 20 anos e hoje tenho 45.',
  'Trabalhava em uma loja e depois fui para uma padaria.',
  'São duas enfermeiras e quatro técnicas por plantão.',
  'Meu turno é de doze por trinta e seis.',
  'Fico no lugar de outra pessoa em vez de fazer hora extra.',
  'Metade da equipe trabalha à noite.',
  'Trabalhei em dobro no feriado de Natal.',
  'De cada turma eles escolhem dois representantes.',
  'Ninguém mais quis falar naquele dia.',
  'Fiquei na fila por 40 minutos para falar com o gerente.',
  'O contador da máquina volta a zero toda manhã.',
  'Zerei a balança e pesei de novo.',
  'Ele dobrou a esquina e sumiu.',
  'O hóspede subiu para um quarto maior.',
  'Isso não fez diferença nenhuma para mim.',
  'Pode vir sem falta amanhã.',
  'A meta da loja era de 50 mil por mês.',
  'Morava no número 20 e hoje moro no 45.',
];

/** An answer that ends with a sentence, after something that the person did. */
const gradeWith = (last: string) => {
  const text = `Na época esse problema se repetia. Eu chamei a equipe e mudei o jeito de fazer. ${last}`;
  const reading = readAnswer(text, { shape: 'story', language: 'pt' });
  return gradeResult(reading, makeQuestion()).dimension.value;
};

it.each(CHANGES)('finds the size of a change in “%s”', (text) => {
  expect(findToldChanges(foldText(text).folded)).not.toEqual([]);
  expect(gradeWith(text)).toBeGreaterThan(gradeWith('Ficou bom.') ?? 0);
});

it.each(NO_CHANGES)('finds no change in “%s”', (text) =>
  expect(findToldChanges(foldText(text).folded)).toEqual([]),
);

it('does not take long for a text of many numbers', () => {
  const text = 'antes eram 10 de cada 20 que tinham 30 todos em vez de nada '.repeat(80);
  const before = performance.now();
  findToldChanges(text);
  expect(performance.now() - before).toBeLessThan(1000);
});
