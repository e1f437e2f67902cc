import type { Play } from '../../play.ts';

/** Advice on asking for more. */
export const SALARY_RAISE: Play = {
  id: 'salary.raise',
  intent: 'salary',
  examples: [
    'Como peço um aumento?',
    'ganho pouco e nao sei como negociar com meu chefe',
    'Faz tempo que não tenho reajuste',
    'quero pedir aumento e tenho medo da reação do chefe',
    'assumi mais tarefas e continuo ganhando igual',
    'sou enfermeira ha 6 anos no mesmo hospital, como peço reajuste',
    'o que dizer na conversa sobre remuneração',
    'convencer meu chefe a me dar um aumento',
    'quero um aumento',
    'quero ganhar mais onde estou',
    'meu salário está congelado, como peço aumento',
    'como começo a conversa do aumento',
    'mereço aumento, como mostro',
    'faz três anos sem aumento',
    'qual a melhor hora de pedir aumento',
  ],
  situation: [
    [
      'Você está como {role} desde {roleSince}, o que já dá material para uma conversa sobre o que cresceu no seu trabalho.',
      'O que cresceu no seu trabalho desde o último reajuste é o centro dessa conversa.',
    ],
    'Um pedido fica mais fácil de defender com uma referência de mercado, resultados em uma página e um valor dito em voz alta.',
  ],
  options: [
    {
      what: 'Pedir uma conversa própria, com o tema declarado, antes de o orçamento fechar.',
      when: 'Serve quando há entregas recentes para mostrar.',
    },
    {
      what: 'Combinar por escrito o que precisa estar entregue e em que data o valor será revisto.',
      when: 'Faz sentido quando agora não há verba.',
    },
    {
      what: 'Negociar outros itens: trabalho remoto, curso, mudança de nível.',
      when: 'É um bom caminho quando o salário não se move.',
    },
  ],
  nextStep: {
    title: 'Escrever os três números da conversa',
    description:
      'Anote a referência de mercado com a fonte, o valor que vai pedir e o mínimo que aceita; o último fica só com você.',
    doneWhen: 'Há três números escritos e pelo menos uma fonte com data.',
    path: '/buscador-vagas',
  },
  question: 'O que você faz hoje que não fazia no último reajuste?',
  passages: ['article.three-numbers', 'article.proofs', 'law.equal-pay'],
};

/** Advice on an offer that came. */
export const SALARY_OFFER: Play = {
  id: 'salary.offer',
  intent: 'salary',
  examples: [
    'Recebi uma proposta abaixo do que esperava',
    'como negocio o salario da proposta sem perder a vaga',
    'a oferta veio menor que o combinado na entrevista',
    'Posso pedir mais depois que mandaram a carta proposta?',
    'me ofereceram a vaga mas o salário é menor que o meu atual',
    'aceito a primeira oferta de salario ou peço mais',
    'a proposta veio abaixo, como negocio',
    'ofereceram menos do que eu pedi',
    'a proposta é baixa',
    'como negocio a proposta',
    'ofereceram menos que meu salário atual',
    'posso pedir mais antes de aceitar',
    'recebi uma oferta, respondo o quê',
    'e se não subirem a proposta',
  ],
  situation: [
    [
      'A vaga {offerJob} está com proposta no seu acompanhamento, que é o melhor momento para negociar.',
      'O melhor momento para falar de valor vem depois que a empresa decide e antes do seu sim.',
    ],
    'Antes de responder, compare o ano inteiro: salários, 13º, férias, FGTS e benefícios.',
  ],
  options: [
    {
      what: 'Perguntar primeiro a faixa definida para a posição.',
      when: 'Serve quando ainda não há proposta.',
    },
    {
      what: 'Responder com uma faixa cuja parte de baixo você aceite com tranquilidade.',
      when: 'Faz sentido quando insistem em um número.',
    },
    {
      what: 'Pedir um valor exato, com a justificativa em uma frase, e esperar em silêncio.',
      when: 'É um bom caminho quando a proposta já veio e ficou abaixo.',
    },
  ],
  nextStep: {
    title: 'Escrever a frase do pedido',
    description:
      'Em uma frase, diga o valor, de onde ele vem e o que você oferece em troca. Leia em voz alta duas vezes.',
    doneWhen: 'A frase está escrita, tem um valor e uma fonte e foi dita em voz alta.',
    path: null,
  },
  question: 'Qual é o menor valor que você aceitaria sem se arrepender?',
  passages: ['article.moment', 'article.clt-pj', 'article.package'],
};
