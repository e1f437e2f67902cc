import type { Play } from '../../play.ts';

/** Advice on the question of pay in an interview, and on what comes after one. */
export const INTERVIEW_AFTER_PLAYS: readonly Play[] = [
  {
    id: 'interview.expectation',
    intent: 'interview',
    examples: [
      'na entrevista perguntam quanto quero ganhar, o que falo?',
      'o rh perguntou minha pretensão logo na primeira entrevista',
      'Na entrevista, digo um valor ou espero eles falarem?',
      'falei um valor baixo na entrevista, posso mudar depois?',
      'entrevista de emprego e pretensao salarial, como respondo sem errar',
      'a entrevistadora insistiu pra eu dizer meu salário atual',
      'o que digo quando falam de salário na entrevista',
      'o que digo quando perguntam pretensão na conversa',
      'falar de salário na entrevista',
      'e se perguntarem quanto ganho na entrevista',
    ],
    situation: [
      [
        'A vaga {interviewJob} está em fase de entrevista; leve o valor pensado antes de entrar.',
        'A pergunta de valor quase sempre vem e pega de surpresa quem não pensou nela.',
      ],
      'Quem pergunta quer saber se há conversa. Quem responde sem preparo costuma dizer menos do que aceitaria.',
    ],
    options: [
      {
        what: 'Perguntar a faixa da vaga antes de dizer a sua.',
        when: 'Serve no começo, quando ainda não conhece o trabalho.',
      },
      {
        what: 'Dizer uma faixa pesquisada, cuja parte de baixo você aceite bem.',
        when: 'Serve quando insistem em um número.',
      },
      {
        what: 'Reabrir com uma frase: “depois de entender a função, minha faixa é outra”.',
        when: 'Ajuda quando já disse um valor baixo e ainda não há proposta.',
      },
    ],
    nextStep: {
      title: 'Escrever a resposta sobre pretensão',
      description:
        'Anote a faixa, de onde ela vem e a pergunta que fará antes. Diga tudo em voz alta em até três frases e pare de falar.',
      doneWhen: 'Há três frases com uma faixa e a fonte, ditas em voz alta.',
      path: '/simulador-entrevista',
    },
    question: 'Que valor você aceitaria sem voltar para casa com a sensação de ter perdido?',
    passages: ['article.moment', 'article.minimum', 'article.three-numbers'],
  },
  {
    id: 'interview.rejected',
    intent: 'interview',
    examples: [
      'fui reprovada na entrevista, o que eu fiz de errado?',
      'Como peço feedback depois de não passar na entrevista?',
      'chego sempre na final e nunca sou escolhido',
      'recebi aquele email padrao de que seguiram com outro candidato na entrevista',
      'já fiz 6 entrevistas e nenhuma deu certo, to desanimado',
      'posso tentar entrevista de novo na mesma empresa que me reprovou?',
      'não passei',
      'levei um não depois da entrevista',
      'não passei na entrevista',
      'fui reprovado no processo',
      'fui mal na entrevista',
      'peço feedback de por que não passei',
      'nunca passo da entrevista',
    ],
    situation: [
      [
        'Na última simulação, a dimensão mais fraca foi {weakest}: um bom lugar para procurar primeiro.',
        'Um não depois de se preparar dói, e mistura coisas suas com outras que você nunca vai saber.',
      ],
      'Vale separar: o que estava na sua mão vira treino; verba, indicação e sorte ficam para lá.',
    ],
    options: [
      {
        what: 'Pedir retorno com uma pergunta só: “o que teria feito diferença?”.',
        when: 'Vale quando a conversa foi boa e o não é recente.',
      },
      {
        what: 'Refazer por escrito as respostas de que lembra e treinar a mais fraca.',
        when: 'Serve quando não vem retorno.',
      },
      {
        what: 'Olhar em que etapa costuma parar e mexer só nela.',
        when: 'Faz sentido quando é a terceira vez ou mais.',
      },
    ],
    nextStep: {
      title: 'Anotar o que ficou da última entrevista',
      description:
        'Escreva as perguntas que lembra, marque a resposta mais fraca e refaça-a em quatro frases. Depois envie o pedido de retorno.',
      doneWhen: 'Há uma resposta refeita e um pedido de retorno enviado.',
      path: '/simulador-entrevista',
    },
    question: 'Em que pergunta você sentiu que a conversa esfriou?',
    passages: ['guide.after-a-no', 'guide.after-silence'],
  },
];
