import { negociacaoSalarial as article } from '@aura/shared-domain/articles';
import type { Lesson } from '../../lesson.ts';
import { summaryOf } from '../summaries.ts';

/** The guide on conversations about pay, with questions. */
export const negociacaoSalarial: Lesson = {
  ...summaryOf('negociacao-salarial'),
  content_html: article.content_html,
  objectives: [
    'Chegar à conversa com três números: a referência, o pedido e o mínimo.',
    'Comparar uma proposta CLT e uma PJ pelo ano inteiro.',
    'Fazer o pedido em uma frase, apoiado em resultados.',
    'Transformar um “agora não” em data e critério por escrito.',
  ],
  sources: [
    {
      title: 'Getting to Yes (no Brasil, Como chegar ao sim)',
      by: 'Roger Fisher e William Ury',
      year: 1981,
      for: 'Apoiar o pedido em critérios que os dois lados podem conferir e saber de antemão o que fazer sem acordo.',
    },
    {
      title: 'Consolidação das Leis do Trabalho (Decreto-Lei 5.452), artigos 2º, 3º e 461',
      by: 'Presidência da República',
      year: 1943,
      for: 'O que a lei descreve como emprego e quando funções iguais pedem salário igual.',
    },
    {
      title: 'Constituição Federal, artigo 7º, inciso VI',
      by: 'Assembleia Nacional Constituinte',
      year: 1988,
      for: 'O salário não pode ser reduzido, salvo por convenção ou acordo coletivo.',
    },
    {
      title: 'Lei 14.611 (igualdade salarial e critérios remuneratórios)',
      by: 'Presidência da República',
      year: 2023,
      for: 'Os relatórios de transparência salarial de empresas com cem ou mais empregados.',
    },
  ],
  questions: [
    {
      id: 'numero-que-fica-com-voce',
      kind: 'choice',
      prompt: 'Dos três números preparados, qual fica só com você?',
      options: [
        'A referência, porque a empresa pode ter outra.',
        'O mínimo, abaixo do qual você agradece e recusa.',
        'O pedido, que só se diz depois que a empresa abre o valor dela.',
        'Nenhum: abrir os três mostra boa-fé.',
      ],
      right: 1,
      explanation:
        'O mínimo orienta a sua decisão; dito em voz alta, tende a virar o valor da proposta. Esconder o pedido atrai porque parece dar vantagem, mas é ele que precisa ser dito, com uma justificativa que a outra pessoa possa repetir.',
    },
    {
      id: 'empate-clt-pj',
      kind: 'case',
      prompt:
        'Caio ganha R$ 5.000 em CLT e recebe uma proposta PJ de R$ 5.700 por mês, sem benefícios. Contando 13º, um terço de férias e FGTS de 8%, o que ele pode concluir?',
      options: [
        'A proposta é maior, porque são R$ 700 a mais por mês.',
        'As duas empatam, porque os descontos da CLT compensam a diferença de R$ 700 por mês.',
        'Não há como comparar CLT com PJ.',
        'A proposta é menor: o ponto de empate fica em torno de R$ 6.000 por mês.',
      ],
      right: 3,
      explanation:
        'São R$ 60.000 de salários, mais R$ 5.000 de 13º e R$ 1.667 de férias; com o FGTS, R$ 72.000 por ano, ou R$ 6.000 por mês. Os R$ 700 a mais atraem porque se compara o mês, e ainda faltaria descontar contador, impostos e semanas sem trabalho.',
    },
    {
      id: 'dizer-a-faixa',
      kind: 'trueFalse',
      prompt:
        'Ao dizer uma faixa de pretensão, a parte de baixo precisa ser um valor que você aceite com tranquilidade.',
      right: true,
      explanation:
        'A conversa tende a parar na parte de baixo da faixa. Parece inofensivo começar com um piso simbólico para não assustar, mas ele vira a proposta, e subir depois é mais difícil do que começar acima.',
    },
    {
      id: 'passo-esquecido',
      kind: 'gap',
      prompt:
        'Diante de “agora não há verba”, pergunte o que precisa estar entregue e em que ____, e mande o combinado por e-mail.',
      accepted: ['data', 'prazo', 'dia'],
      explanation:
        'Sem data e sem critério, “vamos ver” é um não educado. Costuma-se perguntar só por um valor futuro, mas valor sem data não cria compromisso; o resumo por escrito dá aos dois lados o que conferir depois.',
    },
    {
      id: 'prova-do-aumento',
      kind: 'choice',
      prompt: 'Qual frase ajuda quem vai defender o seu aumento em outra sala?',
      options: [
        'Refiz a conferência de notas; o fechamento caiu de três dias para um.',
        'Sou muito dedicada e visto a camisa da empresa.',
        'As minhas despesas subiram bastante neste ano.',
        'Estou aqui há mais tempo do que quase todo mundo e nunca tive uma advertência.',
      ],
      right: 0,
      explanation:
        'A primeira tem ação, medida e efeito e pode ser repetida por outra pessoa. O tempo de casa atrai porque é verdadeiro e merecido, mas não mostra o que mudou no trabalho. As despesas são reais e não são critério da empresa.',
    },
  ],
  application: {
    task: 'Escreva os três números em uma página: cinco pontos de referência com fonte e data, o pedido com a sua justificativa e o mínimo calculado pelas suas contas. Depois diga o pedido em voz alta, em uma frase, e pare de falar.',
    evidence:
      'A página tem cinco referências datadas, um pedido que cabe em uma frase e um mínimo com a conta ao lado.',
  },
};
