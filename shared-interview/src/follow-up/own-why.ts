import type { AnswerDimension } from '@aura/shared-domain';

/** Why a question of the author is asked where it asks for something else than what was found missing. */
export const OWN_WHY: Readonly<Record<AnswerDimension, string>> = {
  structure: 'A estrutura é o ponto mais fraco da nota, e isto ajuda quem ouve a seguir o que você conta.',
  specificity: 'Os detalhes são o ponto mais fraco da nota, e este é um que costumam querer saber aqui.',
  relevance: 'A relação com a pergunta é o ponto mais fraco da nota, e isto traz a resposta de volta a ela.',
  result: 'O resultado é o ponto mais fraco da nota, e isto ajuda a mostrar no que deu.',
  delivery: 'A entrega é o ponto mais fraco da nota, e isto pede o essencial de novo.',
};
