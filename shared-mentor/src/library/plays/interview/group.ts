import type { Play } from '../../play.ts';

/** Advice on group exercises, and on questions that are nobody's business. */
export const INTERVIEW_GROUP_PLAYS: readonly Play[] = [
  {
    id: 'interview.group',
    intent: 'interview',
    examples: [
      'como me comporto em dinâmica de grupo?',
      'odeio dinamica, sou quieta e fico apagada',
      'O que os avaliadores observam numa dinâmica?',
      'vai ter entrevista coletiva pra vaga de atendente',
      'na dinamica todo mundo fala junto e eu nao consigo entrar',
      'tem dinâmica e redação na seleção, como vou bem',
      'dinâmica de grupo',
      'como me saio na dinâmica',
      'entrevista em grupo',
      'sou tímido na dinâmica',
      'o que avaliam na dinâmica',
    ],
    situation: [
      [
        'A vaga {interviewJob} está em fase de entrevista; na dinâmica, olha-se como você trabalha com os outros.',
        'Na dinâmica, conta menos quem fala mais e conta mais quem faz o grupo andar.',
      ],
      'Ouvir, cuidar do tempo e resumir aparecem tanto quanto liderar, e cabem a quem é de poucas palavras.',
    ],
    options: [
      {
        what: 'Falar nos primeiros minutos, uma frase curta, para tirar o peso das seguintes.',
        when: 'Faz sentido quando a timidez cresce com a espera.',
      },
      {
        what: 'Assumir um papel útil: marcar o tempo, anotar ou juntar as ideias.',
        when: 'Vale quando muita gente disputa a palavra.',
      },
      {
        what: 'Retomar a ideia de alguém pelo nome e acrescentar a sua.',
        when: 'Serve quando você discorda ou quer entrar na conversa.',
      },
    ],
    nextStep: {
      title: 'Ensaiar quatro frases para a dinâmica',
      description:
        'Escreva uma frase para abrir, uma para apoiar alguém, uma para discordar e uma para resumir. Diga cada uma em voz alta duas vezes.',
      doneWhen: 'As quatro frases estão escritas e saem sem ler.',
      path: null,
    },
    question: 'Em um grupo, que papel você costuma assumir sem perceber?',
    passages: ['guide.group-exercise', 'guide.nerves'],
  },
  {
    id: 'interview.private-question',
    intent: 'interview',
    examples: [
      'perguntaram na entrevista se tenho filhos, o que respondo?',
      'o entrevistador quis saber minha religião, respondo?',
      'Podem perguntar minha idade na entrevista?',
      'me perguntaram com quem deixo as crianças quando trabalho',
      'na entrevista quiseram saber da minha vida pessoal, achei estranho',
      'Sou obrigada a responder se penso em engravidar?',
      'perguntaram se sou casada',
      'perguntaram se tenho filhos',
      'perguntaram minha religião',
      'pergunta íntima na entrevista',
      'quiseram saber se sou casada',
      'podem perguntar minha idade na entrevista',
    ],
    situation: [
      [
        'A vaga {interviewJob} está em fase de entrevista, e dá para chegar com uma resposta pensada.',
        'Perguntas assim não dizem como alguém trabalha, e é compreensível que incomodem.',
      ],
      'Você decide, na hora, o quanto quer dizer. Nenhuma saída honesta obriga a mentir nem a brigar.',
    ],
    options: [
      {
        what: 'Responder à preocupação de trás: “para este horário, tenho disponibilidade”.',
        when: 'Serve quando você quer a vaga e a pergunta foi descuido.',
      },
      {
        what: 'Perguntar com calma como aquilo se liga à função.',
        when: 'Ajuda quando não ficou claro o motivo.',
      },
      {
        what: 'Dizer que prefere falar do trabalho e, depois, anotar o que houve.',
        when: 'Vale quando insistem ou o tom pesa.',
      },
    ],
    nextStep: {
      title: 'Escrever a sua resposta para perguntas pessoais',
      description:
        'Escolha uma das saídas, escreva-a em uma frase sua e diga em voz alta até soar natural. Se já aconteceu, anote data, palavras e quem perguntou.',
      doneWhen: 'Há uma frase sua, dita em voz alta, ou o registro do que aconteceu.',
      path: null,
    },
    question: 'Isso já aconteceu ou é algo que você teme que aconteça?',
    passages: ['law.no-discrimination', 'guide.private-questions'],
  },
];
