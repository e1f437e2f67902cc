/** Whose idea it is, and what is ours. */
export const CREDIT =
  'A ideia de quatro tendências diante das expectativas dos outros e das próprias é de Gretchen Rubin. ' +
  'As perguntas, os textos e a leitura das respostas são da Aura, que não tem vínculo com a autora nem fala em seu nome.';

/** What the mapping is and what it is not. */
export const NATURE =
  'Uma tendência serve para se conhecer melhor: descreve como você costuma responder a expectativas no ' +
  'trabalho, pode mudar com a situação e não é melhor nem pior do que outra. Não é teste psicológico, não ' +
  'dá nota e não serve para seleção. O resultado é só seu.';
