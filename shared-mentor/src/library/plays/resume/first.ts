import type { Play } from '../../play.ts';

/** Advice on a CV without a job on record. */
export const RESUME_FIRST_PLAYS: readonly Play[] = [
  {
    id: 'resume.first-job',
    intent: 'resume',
    examples: [
      'como faço currículo de primeiro emprego?',
      'nunca trabalhei, nao tenho nada pra por no curriculo',
      'Estou no ensino médio e quero um currículo de jovem aprendiz',
      'o que um estudante coloca no cv de estagio',
      'terminei a faculdade sem experiência, como monto o currículo',
      'curriculo sem experiencia o que eu escrevo no lugar',
      'não tenho nenhuma experiência de trabalho',
      'currículo de menor aprendiz',
      'primeiro currículo',
      'nunca trabalhei, o que coloco',
      'currículo de jovem aprendiz',
      'sem experiência nenhuma, como monto',
      'currículo para estágio',
    ],
    situation: [
      [
        'Sua formação em {study} já dá material para o primeiro currículo.',
        'Seu objetivo é {goal}, e o primeiro currículo pode mostrar sinais dele mesmo sem emprego.',
        'Quem contrata para uma primeira vaga não espera experiência; procura responsabilidade e vontade de aprender.',
      ],
      'Sinais de responsabilidade existem fora do emprego: em projeto, em ajuda à família, em algo que você começou e terminou.',
    ],
    options: [
      {
        what: 'Contar projetos da escola ou do curso como experiência, com o que fez e o que saiu.',
        when: 'Vale quando há trabalho para mostrar.',
      },
      {
        what: 'Incluir ajuda em comércio, cuidado de crianças, esporte ou voluntariado.',
        when: 'Serve quando a responsabilidade veio de fora da escola.',
      },
      {
        what: 'Fazer agora algo pequeno que possa entrar, como um curso gratuito com trabalho final.',
        when: 'Faz sentido quando a página está mesmo vazia.',
      },
    ],
    nextStep: {
      title: 'Listar cinco coisas pelas quais você respondeu',
      description:
        'Pense em escola, casa, comunidade e bicos. Para cada uma, escreva o que fazia, com que frequência e quem contava com você.',
      doneWhen: 'Há cinco linhas e duas delas já parecem experiência.',
      path: '/otimizador-curriculo',
    },
    question: 'Em que horários você pode trabalhar e que tipo de vaga procura primeiro?',
    passages: ['guide.first-cv', 'law.internship'],
  },
  {
    id: 'resume.informal',
    intent: 'resume',
    examples: [
      'só trabalhei sem carteira, posso pôr no currículo?',
      'faço faxina ha 8 anos, como coloco isso no cv',
      'Como descrevo meu trabalho de entregador de aplicativo?',
      'vendo bolo por encomenda, isso conta como experiencia',
      'trabalhei na oficina do meu tio sem registro',
      'sou manicure por conta própria e quero um currículo',
      'como comprovo trabalho informal?',
      'só fiz bico até hoje',
      'trabalho por conta própria, sem CNPJ',
      'ajudava no comércio da família, coloco no cv?',
      'coloco meus freelas no currículo?',
      'trabalhei sem carteira, coloco',
      'fazia bico, como escrevo',
      'vendo bolo em casa, conta como experiência',
      'trabalho informal no currículo',
      'ajudava no negócio da família',
      'cuidei de idosos sem registro',
    ],
    situation: [
      [
        'Seu currículo traz {lastRole}; o trabalho sem registro entra ao lado dele, com o mesmo cuidado.',
        'Trabalho sem registro é experiência, e entra no currículo com o mesmo cuidado que os outros.',
      ],
      'Um trabalho assim mostra o que muita vaga procura: atender, cumprir horário, lidar com dinheiro, resolver sem ninguém mandar.',
    ],
    options: [
      {
        what: 'Escrever função, período, lugar e “por conta própria” no espaço da empresa.',
        when: 'É o caminho quando foi um trabalho seguido.',
      },
      {
        what: 'Juntar bicos parecidos em um bloco, com as tarefas e a quantidade.',
        when: 'Faz sentido quando foram muitos e curtos.',
      },
      {
        what: 'Combinar com um cliente antigo que ele possa falar de você.',
        when: 'Serve quando você teme que não acreditem.',
      },
    ],
    nextStep: {
      title: 'Escrever um trabalho sem registro como experiência',
      description:
        'Ponha função, bairro ou cidade, mês e ano. Abaixo, três linhas: o que fazia, quanto por semana e algo que elogiavam.',
      doneWhen: 'Há um bloco com função, período e três linhas verdadeiras.',
      path: '/otimizador-curriculo',
    },
    question: 'Quem já pagou pelo seu trabalho e falaria bem dele?',
    passages: ['guide.informal-work', 'guide.numbers'],
  },
];
