import type { Play } from '../../play.ts';

/** Advice on telling a history that has a gap, or that comes from another field. */
export const RESUME_HISTORY_PLAYS: readonly Play[] = [
  {
    id: 'resume.gap',
    intent: 'resume',
    examples: [
      'tenho um buraco de 3 anos no currículo, o que escrevo?',
      'parei pra cuidar da família e agora não sei o que por no cv',
      'como coloco no curriculo o tempo q fiquei desempregado',
      'Fiquei pouco tempo nos últimos empregos, isso queima meu currículo?',
      'preciso colocar mês e ano ou só o ano nas experiências?',
      'meu último registro foi em 2021, como deixo o currículo atual',
      'fiquei um ano sem trabalhar',
      'fiquei parado entre um emprego e outro, como mostro isso',
      'como explico uma pausa no currículo',
      'fiquei parado um ano, como coloco no currículo',
      'explicar período sem emprego no currículo',
      'parei para cuidar dos filhos, escrevo isso',
      'tive vários empregos curtos no currículo',
      'buraco de dois anos no cv',
    ],
    situation: [
      [
        'Seu currículo tem {lastRole} como experiência mais recente; o período sem emprego precisa de uma linha, e não de uma defesa.',
        'Um período sem emprego precisa de uma linha, e não de uma defesa.',
      ],
      'Quem lê estranha mais o vazio que o motivo. Datas esticadas são fáceis de conferir e custam a confiança.',
    ],
    options: [
      {
        what: 'Escrever uma linha com as datas e um motivo curto, sem detalhes íntimos.',
        when: 'Serve quando a pausa passou de alguns meses.',
      },
      {
        what: 'Registrar como experiência o que fez nela: bico, curso, voluntariado, ajuda no negócio da família.',
        when: 'Faz sentido quando houve atividade, paga ou não.',
      },
      {
        what: 'Usar só os anos, em todas as experiências.',
        when: 'É o caminho quando as pausas são curtas.',
      },
    ],
    nextStep: {
      title: 'Escrever a linha do período parado',
      description:
        'Use este molde: datas, motivo em até cinco palavras e algo que fez ou aprendeu. Leia em voz alta e tire o que soar como desculpa.',
      doneWhen: 'Há uma linha verdadeira, que você diria sem constrangimento em uma entrevista.',
      path: '/otimizador-curriculo',
    },
    question: 'O que você fez nesse período que alguém poderia confirmar?',
    passages: ['guide.time-gap', 'guide.informal-work'],
  },
  {
    id: 'resume.new-field',
    intent: 'resume',
    examples: [
      'como adapto meu currículo pra mudar de área?',
      'sou professora e quero vaga em RH, o que mudo no cv',
      'Meu currículo é todo de loja e quero ir para o administrativo',
      'o que tiro do curriculo quando a vaga é de outra area',
      'trabalhei a vida toda como motorista e quero logistica, como monto o cv',
      'currículo para transição de carreira, que modelo uso',
      'currículo para mudar de área',
      'meu currículo é todo de outra profissão',
      'como adapto minha experiência para outra área no papel',
      'currículo de professora para empresa',
      'o que destacar se venho de outro ramo',
    ],
    situation: [
      [
        'Seu currículo mostra {lastRole}, e o objetivo é {goal}: quem lê precisa ver a ponte entre os dois.',
        'Seu currículo mostra {lastRole}; quem lê precisa ver a ponte até a área nova.',
        'Quem lê um currículo de outra área procura a ponte entre o que você fez e o que a vaga pede.',
      ],
      ['Do diagnóstico, {strength} é um bom pilar dessa ponte.'],
      'Se você não a mostrar, ninguém vai construí-la por você.',
    ],
    options: [
      {
        what: 'Abrir com um resumo de três linhas: área buscada, o que já fez de parecido, o que está completando.',
        when: 'Serve para qualquer mudança.',
      },
      {
        what: 'Traduzir as tarefas para as palavras da área nova.',
        when: 'Vale quando o trabalho é parecido e o nome, diferente.',
      },
      {
        what: 'Pôr um projeto ou curso com entrega antes da experiência.',
        when: 'Serve quando a área pede prova técnica.',
      },
    ],
    nextStep: {
      title: 'Escrever o resumo de três linhas',
      description:
        'Com um anúncio da área nova ao lado, escreva uma linha para cada ponto: o que busca, a prova de que dá conta e o que está estudando.',
      doneWhen: 'Há três linhas que usam pelo menos duas palavras do anúncio.',
      path: '/otimizador-curriculo',
    },
    question: 'Qual tarefa do seu trabalho atual também existe na área que você quer?',
    passages: ['guide.new-field-cv', 'guide.transferable'],
  },
];
