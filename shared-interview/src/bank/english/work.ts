import { byLevel } from '../make.ts';

const story = { language: 'en', shape: 'story' } as const;

/** Questions in English about getting work done. */
export const WORK = [
  ...byLevel(
    { topic: 'problemSolving', ...story },
    {
      junior: [
        {
          id: 'en-pro-j-1',
          text: 'What is a problem you solved on your own, at school, at home or in your first job?',
          evaluates: 'Se a pessoa entende um problema antes de tentar resolvê-lo.',
          strong: [
            'Diz qual era o problema e por que importava',
            'Conta o que tentou antes de acertar',
            'Mostra o resultado',
          ],
          weak: ['O problema se resolveu sozinho', 'Conta só a solução'],
          words: ['problem', 'cause', 'try', 'solve', 'idea', 'fix', 'search', 'result', 'work'],
          followUps: {
            structure: ['What was wrong, what did you try, and what worked?'],
            result: ['What was different once you had solved it?'],
          },
        },
      ],
      mid: [
        {
          id: 'en-pro-m-1',
          text: 'Walk me through a problem that kept coming back until you found its real cause.',
          evaluates: 'Se a pessoa investiga a causa em vez de tratar o sintoma.',
          strong: [
            'Mostra as hipóteses que descartou',
            'Usa dados, registros ou observação',
            'Prova que o problema parou de voltar',
          ],
          weak: ['Chega à causa por palpite', 'Não sabe se o problema voltou'],
          words: ['cause', 'problem', 'data', 'check', 'test', 'pattern', 'fix', 'find', 'again', 'prevent'],
        },
      ],
      senior: [
        {
          id: 'en-pro-s-1',
          text: 'Describe a decision you made with incomplete information and a lot at stake.',
          evaluates: 'Se a pessoa decide sob incerteza com método e revê a decisão.',
          strong: [
            'Diz o que sabia e o que não sabia',
            'Compara opções e riscos',
            'Conta como acompanhou o efeito',
          ],
          weak: ['Atribui o acerto à intuição', 'Não havia risco de verdade'],
          words: [
            'decision',
            'risk',
            'information',
            'option',
            'uncertain',
            'compare',
            'cost',
            'review',
            'outcome',
          ],
          followUps: {
            specificity: ['What was at stake, in numbers or in people?'],
            result: ['Looking back, what did the decision lead to?'],
          },
        },
      ],
    },
  ),
  ...byLevel(
    { topic: 'adaptability', ...story },
    {
      junior: [
        {
          id: 'en-ada-j-1',
          text: 'Tell me about a skill you had to learn quickly.',
          evaluates: 'Se a pessoa aprende com rapidez e sabe contar como.',
          strong: ['Diz por que havia pressa', 'Conta como praticou', 'Mostra onde usou a habilidade'],
          weak: ['Fala que aprende rápido sem exemplo', 'Não diz como aprendeu'],
          words: ['learn', 'skill', 'practice', 'quickly', 'course', 'mistake', 'help', 'day', 'use'],
          followUps: {
            specificity: ['How many days or weeks did it take, and how did you practise?'],
            result: ['What can you do with it today?'],
          },
        },
      ],
      mid: [
        {
          id: 'en-ada-m-1',
          text: 'Which change at work was the hardest for you to accept, and how did you deal with it?',
          evaluates: 'Se a pessoa reconhece a própria resistência e segue adiante.',
          strong: [
            'Admite o que a incomodava',
            'Busca entender a razão da mudança',
            'Mostra como passou a trabalhar',
          ],
          weak: ['Diz que aceita qualquer mudança', 'Continua presa à reclamação'],
          words: [
            'change',
            'accept',
            'difficult',
            'reason',
            'adapt',
            'process',
            'system',
            'understand',
            'team',
          ],
        },
      ],
      senior: [
        {
          id: 'en-ada-s-1',
          text: 'When did you have to change the direction of a project halfway through, and how did you bring people with you?',
          evaluates: 'Se a pessoa muda o rumo a tempo e cuida de quem já tinha trabalhado.',
          strong: [
            'Aponta o sinal que levou à mudança',
            'Explica o que se aproveitou do trabalho feito',
            'Conta como a equipe reagiu',
          ],
          weak: ['Anuncia a mudança e segue', 'Não assume a decisão'],
          words: ['change', 'direction', 'project', 'explain', 'team', 'reason', 'plan', 'sign', 'adjust'],
        },
      ],
    },
  ),
  ...byLevel(
    { topic: 'delivery', ...story },
    {
      junior: [
        {
          id: 'en-del-j-1',
          text: 'How did you manage your time during a week when you had too much to do?',
          evaluates: 'Se a pessoa escolhe prioridades e cumpre o que combina.',
          strong: [
            'Lista o que havia para fazer',
            'Explica o critério da ordem',
            'Diz o que ficou pronto e o que foi adiado',
          ],
          weak: ['Só descreve o cansaço', 'Responde em geral, sem uma semana concreta'],
          words: ['time', 'week', 'plan', 'list', 'priority', 'deadline', 'first', 'finish', 'organize'],
        },
      ],
      mid: [
        {
          id: 'en-del-m-1',
          text: 'Tell me about a deadline you were about to miss. What did you do?',
          evaluates: 'Se a pessoa percebe o atraso cedo, avisa e age.',
          strong: [
            'Diz quando percebeu o atraso',
            'Avisa quem dependia dela, com uma proposta',
            'Traz o resultado final',
          ],
          weak: ['Avisa no último dia', 'Resolve apenas com horas extras'],
          words: ['deadline', 'delay', 'warn', 'plan', 'priority', 'negotiate', 'scope', 'deliver', 'finish'],
          followUps: {
            specificity: ['How late would it have been, and how much time did you win back?'],
            result: ['When was it delivered, and what did people say?'],
          },
        },
      ],
      senior: [
        {
          id: 'en-del-s-1',
          text: 'What is the largest piece of work you have been responsible for, and how did you keep it on track?',
          evaluates: 'Se a pessoa responde por um trabalho grande com acompanhamento e decisões.',
          strong: [
            'Dá a dimensão: pessoas, prazo, orçamento',
            'Conta como acompanhava e o que corrigiu',
            'Compara o entregue com o previsto',
          ],
          weak: ['Fala só do tamanho', 'Não cita nenhuma correção de rumo'],
          words: ['project', 'budget', 'schedule', 'team', 'risk', 'track', 'milestone', 'deliver', 'result'],
          followUps: {
            structure: ['How did you plan it, what went off track, and what did you do about it?'],
            result: ['How did the final result compare with the plan?'],
          },
        },
      ],
    },
  ),
];
