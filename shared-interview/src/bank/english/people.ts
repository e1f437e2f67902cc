import { byLevel } from '../make.ts';

const story = { language: 'en', shape: 'story' } as const;

/** Questions in English about work with other people. */
export const PEOPLE = [
  ...byLevel(
    { topic: 'communication', ...story },
    {
      junior: [
        {
          id: 'en-com-j-1',
          text: 'Tell me about a time you had to explain something you know well to someone who was new to it.',
          evaluates: 'Se a pessoa adapta a explicação a quem ouve, com frases simples em inglês.',
          strong: [
            'Diz quem era a outra pessoa e o que ela já sabia',
            'Dá o exemplo ou a comparação que usou',
            'Conta como verificou se foi entendida',
          ],
          weak: ['Explica o assunto na resposta em vez de contar a situação', 'Não diz se a pessoa entendeu'],
          words: [
            'explain',
            'understand',
            'example',
            'simple',
            'question',
            'show',
            'learn',
            'step',
            'patient',
          ],
          followUps: {
            specificity: ['Who was the person, and what did they already know?'],
            result: ['How could you tell that they had understood?'],
          },
        },
      ],
      mid: [
        {
          id: 'en-com-m-1',
          text: 'Describe a misunderstanding at work that you helped to clear up.',
          evaluates: 'Se a pessoa percebe um mal-entendido e o desfaz sem buscar culpados.',
          strong: [
            'Explica o que cada lado tinha entendido',
            'Conta como abriu a conversa',
            'Mostra o combinado que ficou',
          ],
          weak: ['Culpa um dos lados', 'Fala de comunicação em geral, sem um caso'],
          words: [
            'misunderstanding',
            'clarify',
            'talk',
            'listen',
            'message',
            'meeting',
            'agree',
            'explain',
            'email',
          ],
        },
      ],
      senior: [
        {
          id: 'en-com-s-1',
          text: 'When did you have to present bad results to senior people, and how did you prepare for it?',
          evaluates: 'Se a pessoa comunica resultado ruim com clareza, preparo e um plano.',
          strong: [
            'Diz qual era o resultado e quem ouvia',
            'Conta como escolheu o que mostrar primeiro',
            'Leva uma proposta e responde às perguntas',
          ],
          weak: ['Suaviza o resultado', 'Descreve os slides, e não a mensagem'],
          words: ['present', 'result', 'board', 'prepare', 'number', 'plan', 'question', 'honest', 'message'],
          followUps: {
            structure: ['What was the result, what did you say first, and how did they react?'],
            result: ['What did they decide after your presentation?'],
          },
        },
      ],
    },
  ),
  ...byLevel(
    { topic: 'teamwork', ...story },
    {
      junior: [
        {
          id: 'en-tea-j-1',
          text: 'What part did you play in a group project where not everyone did the same amount of work?',
          evaluates: 'Se a pessoa coopera e trata o desequilíbrio com franqueza.',
          strong: [
            'Separa o que ela fez do que o grupo fez',
            'Conversa com quem fazia menos',
            'Conta como o trabalho terminou',
          ],
          weak: ['Reclama dos colegas', 'Fez tudo sozinha em silêncio'],
          words: ['group', 'project', 'share', 'task', 'help', 'talk', 'fair', 'together', 'deadline'],
        },
      ],
      mid: [
        {
          id: 'en-tea-m-1',
          text: 'Think of a colleague you found hard to work with. What did you do to make it work?',
          evaluates: 'Se a pessoa cuida de uma relação difícil em favor do trabalho.',
          strong: [
            'Descreve o comportamento, e não o caráter do colega',
            'Muda algo na própria forma de agir',
            'Mostra o efeito na rotina dos dois',
          ],
          weak: ['Faz um retrato negativo do colega', 'Só evita a pessoa'],
          words: [
            'colleague',
            'difficult',
            'talk',
            'listen',
            'respect',
            'agree',
            'conflict',
            'trust',
            'change',
          ],
          followUps: {
            structure: ['What was the problem, what did you try, and what changed?'],
            specificity: ['Which behaviour exactly made it hard?'],
          },
        },
      ],
      senior: [
        {
          id: 'en-tea-s-1',
          text: 'Give me an example of two teams that were pulling in different directions and how you brought them together.',
          evaluates: 'Se a pessoa alinha equipes com interesses diferentes em torno de um objetivo comum.',
          strong: [
            'Explica o interesse de cada equipe',
            'Encontra um objetivo ou uma medida comum',
            'Cria um acordo que durou',
          ],
          weak: ['Pede a um superior que decida', 'Conta apenas que houve uma reunião'],
          words: [
            'team',
            'align',
            'goal',
            'conflict',
            'agreement',
            'priority',
            'meeting',
            'share',
            'interest',
          ],
        },
      ],
    },
  ),
  ...byLevel(
    { topic: 'leadership', ...story },
    {
      junior: [
        {
          id: 'en-lea-j-1',
          text: 'Have you ever started something because you saw it was needed and nobody had asked for it?',
          evaluates: 'Se a pessoa toma iniciativa e envolve outras pessoas.',
          strong: [
            'Diz o que viu que faltava',
            'Conta o primeiro passo que deu',
            'Mostra quem mais participou',
          ],
          weak: ['A ideia ficou no papel', 'Fez o que já era sua obrigação'],
          words: ['start', 'idea', 'initiative', 'need', 'organize', 'help', 'convince', 'first', 'step'],
          followUps: {
            result: ['Is it still going on? What did it change?'],
            specificity: ['When was it, and who joined you?'],
          },
        },
      ],
      mid: [
        {
          id: 'en-lea-m-1',
          text: 'How did you get people to support an idea of yours when you had no authority over them?',
          evaluates: 'Se a pessoa influencia com argumentos e escuta, sem cargo.',
          strong: [
            'Conhece o interesse de cada pessoa',
            'Usa um teste, um dado ou um exemplo',
            'Ajusta a ideia com o que ouviu',
          ],
          weak: ['Insiste até cederem', 'A ideia foi imposta por um chefe'],
          words: ['idea', 'convince', 'support', 'listen', 'data', 'test', 'benefit', 'influence', 'agree'],
        },
      ],
      senior: [
        {
          id: 'en-lea-s-1',
          text: 'Tell me about someone on your team whose performance was falling. What did you do?',
          evaluates: 'Se a pessoa trata cedo a queda de desempenho, com clareza e apoio.',
          strong: [
            'Procura a causa antes de cobrar',
            'Combina expectativas e prazo',
            'Conta como terminou, mesmo que mal',
          ],
          weak: ['Espera a avaliação anual', 'Decide sem ouvir a pessoa'],
          words: [
            'performance',
            'feedback',
            'talk',
            'expectation',
            'support',
            'cause',
            'plan',
            'improve',
            'deadline',
          ],
          followUps: {
            structure: ['What did you notice, what did you say, and what happened next?'],
            result: ['Where is that person now?'],
          },
        },
      ],
    },
  ),
];
