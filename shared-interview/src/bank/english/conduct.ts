import { byLevel } from '../make.ts';

const story = { language: 'en', shape: 'story' } as const;

/** Questions in English about whom the work is for, how it is done, and why. */
export const CONDUCT = [
  ...byLevel(
    { topic: 'customer', ...story },
    {
      junior: [
        {
          id: 'en-cus-j-1',
          text: 'Describe a time you helped someone who was upset or in a hurry.',
          evaluates: 'Se a pessoa mantém a calma e cuida de quem atende.',
          strong: ['Diz o que a pessoa precisava', 'Conta o que falou e o que fez', 'Sabe como terminou'],
          weak: ['Conta só que a pessoa foi grosseira', 'Passa o caso adiante e não sabe o fim'],
          words: ['help', 'customer', 'upset', 'calm', 'listen', 'need', 'solve', 'thank', 'wait'],
          followUps: {
            structure: ['What was wrong, what did you do first, and how did it end?'],
            result: ['What did the person say at the end?'],
          },
        },
      ],
      mid: [
        {
          id: 'en-cus-m-1',
          text: 'Tell me about feedback from a customer or user that changed the way you work.',
          evaluates: 'Se a pessoa ouve quem usa o serviço e muda a própria prática.',
          strong: [
            'Repete o que foi dito, mesmo que doa',
            'Explica a mudança que fez',
            'Mostra o efeito para os clientes seguintes',
          ],
          weak: ['Recebe e nada muda', 'Discute se o cliente tinha razão'],
          words: [
            'feedback',
            'customer',
            'user',
            'listen',
            'complaint',
            'change',
            'improve',
            'ask',
            'service',
          ],
        },
      ],
      senior: [
        {
          id: 'en-cus-s-1',
          text: 'Have you ever had to choose between what a client wanted and what was good for your organization?',
          evaluates: 'Se a pessoa concilia interesses e sustenta a escolha com transparência.',
          strong: [
            'Expõe os dois interesses com justiça',
            'Explica o critério da escolha',
            'Cuida da relação depois',
          ],
          weak: ['Promete o que não podia', 'Diz que o cliente sempre tem razão'],
          words: [
            'client',
            'choose',
            'interest',
            'cost',
            'explain',
            'negotiate',
            'trust',
            'relationship',
            'decision',
          ],
          followUps: {
            specificity: ['What did the client want, and what would it have cost?'],
            result: ['Is that client still with you?'],
          },
        },
      ],
    },
  ),
  ...byLevel(
    { topic: 'integrity', ...story },
    {
      junior: [
        {
          id: 'en-int-j-1',
          text: 'What did you do the last time you made a mistake that affected someone else?',
          evaluates: 'Se a pessoa assume o erro e repara o efeito.',
          strong: ['Assume a própria parte', 'Fala com quem foi afetado', 'Diz o que faz para não repetir'],
          weak: ['Escolhe um erro sem efeito', 'Explica por que a culpa não foi sua'],
          words: [
            'mistake',
            'admit',
            'apologize',
            'fix',
            'honest',
            'responsible',
            'learn',
            'affect',
            'avoid',
          ],
        },
      ],
      mid: [
        {
          id: 'en-int-m-1',
          text: 'Tell me about a time you spoke up when something did not seem right.',
          evaluates: 'Se a pessoa fala quando vê algo errado e escolhe o meio adequado.',
          strong: [
            'Diz o que viu e como confirmou',
            'Escolhe a quem falar e em que momento',
            'Conta o que aconteceu depois, inclusive para ela',
          ],
          weak: ['Fala apenas com colegas', 'Acusa sem conferir'],
          words: ['right', 'wrong', 'speak', 'manager', 'rule', 'risk', 'check', 'report', 'honest'],
          followUps: {
            structure: ['What did you see, whom did you tell, and what happened?'],
            result: ['What changed because you spoke up?'],
          },
        },
      ],
      senior: [
        {
          id: 'en-int-s-1',
          text: 'How did you handle a situation in which a good result had been achieved in the wrong way?',
          evaluates: 'Se a pessoa julga o meio, e não só o resultado.',
          strong: [
            'Apura os fatos antes de agir',
            'Conversa com os envolvidos e corrige o resultado, se preciso',
            'Muda a regra ou o incentivo que levou àquilo',
          ],
          weak: ['Deixa passar porque deu certo', 'Pune alguém e não muda mais nada'],
          words: ['result', 'wrong', 'rule', 'fact', 'talk', 'consequence', 'fair', 'team', 'correct'],
        },
      ],
    },
  ),
  ...byLevel(
    { topic: 'motivation', language: 'en', shape: 'presentation' },
    {
      junior: [
        {
          id: 'en-mot-j-1',
          text: 'Tell me a little about yourself and why you applied for this position.',
          evaluates: 'Se a pessoa se apresenta em inglês com clareza e liga o que já fez à vaga.',
          strong: [
            'Resume em poucas frases o que estuda ou faz',
            'Escolhe um fato que a vaga aproveita',
            'Diz o que quer aprender ali',
          ],
          weak: ['Recita o currículo inteiro', 'Serviria para qualquer vaga'],
          words: [
            'study',
            'experience',
            'learn',
            'interest',
            'position',
            'company',
            'school',
            'work',
            'want',
          ],
          followUps: {
            specificity: ['Which part of this position made you apply?'],
            relevance: ['What have you done that is closest to this work?'],
          },
        },
      ],
      mid: [
        {
          id: 'en-mot-m-1',
          text: 'Why are you looking for a new role now, and what would you bring to it?',
          evaluates: 'Se a pessoa explica a mudança sem queixas e mostra o que oferece.',
          strong: [
            'Diz o que procura, e não só do que quer sair',
            'Traz um resultado que comprova o que oferece',
            'Liga a própria trajetória à vaga',
          ],
          weak: ['Fala mal do emprego atual', 'Oferece qualidades sem prova'],
          words: [
            'role',
            'experience',
            'grow',
            'change',
            'result',
            'bring',
            'skill',
            'career',
            'opportunity',
          ],
        },
      ],
      senior: [
        {
          id: 'en-mot-s-1',
          text: 'Looking at your career so far, what thread connects the choices you have made, and where does this role fit?',
          evaluates: 'Se a pessoa dá sentido à própria trajetória e situa a vaga nela.',
          strong: [
            'Aponta um fio comum com dois ou três momentos',
            'Assume também uma escolha que não deu certo',
            'Diz o que quer construir neste papel',
          ],
          weak: ['Enumera cargos em ordem', 'Não fala do papel em questão'],
          words: ['career', 'choice', 'lead', 'build', 'learn', 'role', 'experience', 'purpose', 'team'],
          followUps: {
            structure: ['Which two or three moments mattered most, and why?'],
            relevance: ['What would you want to have built after two years in this role?'],
          },
        },
      ],
    },
  ),
];
