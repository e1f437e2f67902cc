import type { Play } from '../../play.ts';

/** Advice on where to look for jobs, and on looking while employed. */
export const JOB_SEARCH_PLAYS: readonly Play[] = [
  {
    id: 'job.where',
    intent: 'job',
    examples: [
      'onde acho vaga de técnico de enfermagem?',
      'Qual site é bom para procurar emprego?',
      'quero vaga home office, onde procuro',
      'procuro emprego de motorista, onde olho alem dos aplicativos',
      'Como encontro vagas boas para mim?',
      'cidade pequena quase nao tem vaga, como faço',
      'existe vaga que não é anunciada?',
      'melhores sites e aplicativos de vagas',
      'onde procuro trabalho',
      'onde acho vagas',
      'sites bons de vaga',
      'onde procurar trabalho perto de casa',
      'procuro vaga de cozinheiro, onde',
      'vaga de meio período onde encontro',
      'lugares que contratam sem experiência',
    ],
    situation: [
      [
        'Seu objetivo é {goal}, e esse nome é o ponto de partida da busca.',
        'Sua experiência mais recente é {lastRole}, e esse nome é o ponto de partida da busca.',
        'Uma boa busca começa pelo nome da função, porque o mesmo trabalho é anunciado de várias formas.',
      ],
      'Espalhar-se por dez sites cansa e repete vaga. Dois ou três canais certos, em dias fixos, rendem mais.',
    ],
    options: [
      {
        what: 'Usar sites e o radar, com buscas salvas para dois ou três nomes do cargo.',
        when: 'Serve para escritório, tecnologia e vagas remotas.',
      },
      {
        what: 'Ir à fonte: página do hospital, da escola, da rede de lojas, e o Sine da cidade.',
        when: 'Serve para saúde, ensino, comércio e operação.',
      },
      {
        what: 'Avisar vinte conhecidos, com a função em uma frase.',
        when: 'Serve onde há pouca vaga anunciada.',
      },
    ],
    nextStep: {
      title: 'Montar uma busca com três nomes do mesmo cargo',
      description:
        'Procure o cargo no radar, veja como os anúncios o chamam e anote três nomes. Salve a busca do melhor e guarde duas vagas.',
      doneWhen: 'Há três nomes anotados, uma busca salva e duas vagas guardadas.',
      path: '/buscador-vagas',
    },
    question: 'Em que cidade ou distância você aceita trabalhar?',
    passages: ['guide.where-to-look', 'guide.few-good'],
  },
  {
    id: 'job.discreet',
    intent: 'job',
    examples: [
      'como procuro emprego sem meu chefe saber?',
      'trabalho o dia todo, que horas vou fazer processo seletivo',
      'Posso me candidatar estando empregado sem que descubram?',
      'to trabalhando mas quero outra vaga, por onde vou',
      'o que falo pra faltar no trabalho e ir no processo seletivo',
      'E se a nova empresa ligar para a atual pedindo referência?',
      'quero procurar vaga escondido, estou empregada',
      'quero sair mas ainda trabalho, como procuro outra vaga',
      'procurar emprego sem meu chefe saber',
      'busco vaga trabalhando',
      'tenho medo que descubram que procuro outra coisa',
      'como marco entrevista no horário do trabalho',
      'meu chefe pode ver que estou procurando',
    ],
    situation: [
      [
        'Você está como {role} e acompanha a vaga {job}; dá para procurar sem pressa e sem alarde.',
        'Você está como {role}, o que permite procurar sem pressa e escolher.',
        'Procurar com um emprego na mão permite escolher, e não só aceitar.',
      ],
      'O cuidado é de duas pontas: não misturar a busca com o trabalho e não deixar o trabalho cair.',
    ],
    options: [
      {
        what: 'Reservar dois horários fixos por semana, com e-mail e aparelho seus.',
        when: 'Faz sentido quando a rotina é previsível.',
      },
      {
        what: 'Pedir conversas por vídeo, cedo ou no almoço, e folga só para a etapa final.',
        when: 'Vale quando faltar chama atenção.',
      },
      {
        what: 'Deixar que encontrem você: perfil em dia e busca visível só a recrutadores.',
        when: 'Serve quando o tempo é curto.',
      },
    ],
    nextStep: {
      title: 'Escrever as regras da sua busca',
      description:
        'Anote os dois horários da semana, o e-mail que vai usar, quem pode saber e a frase com que vai pedir sigilo.',
      doneWhen: 'Há quatro linhas escritas e os horários estão na agenda.',
      path: '/buscador-vagas',
    },
    question: 'O que a nova vaga precisa ter para valer a troca?',
    passages: ['guide.discreet-search', 'guide.few-good'],
  },
];
