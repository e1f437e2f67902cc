import type { Play } from '../../play.ts';

/** Advice on English for work. */
export const STUDY_ENGLISH: Play = {
  id: 'study.english',
  intent: 'study',
  examples: [
    'meu inglês é ruim, por onde começo',
    'preciso de inglês pro trabalho e travo na hora de falar',
    'Dá para aprender inglês sozinha trabalhando?',
    'quanto tempo leva pra ter inglês de reunião',
    'leio bem em inglês mas não falo nada',
    'a vaga pede inglês intermediário, o que é isso na prática',
    'inglês ou espanhol, qual ajuda mais na minha área',
    'sou recepcionista de hotel e preciso atender estrangeiro',
    'já fiz três cursos de inglês e continuo no básico',
    'dev precisa falar inglês fluente?',
    'preciso melhorar meu inglês pra reunião',
    'como destravo a fala em inglês',
    'aplicativo de inglês funciona?',
    'entendo inglês mas tenho vergonha de falar',
    'meu trabalho exige inglês e não tenho',
  ],
  situation: [
    [
      'Para o objetivo {goal}, pense na situação em que o inglês vai aparecer primeiro.',
      'Inglês de trabalho é mais estreito do que parece: ler um manual, responder um e-mail, entender uma reunião.',
    ],
    'Escolher uma situação encurta o caminho e deixa o avanço aparecer.',
  ],
  options: [
    {
      what: 'Juntar as trinta palavras e dez frases da sua situação e usá-las em voz alta, pouco e quase todo dia.',
      when: 'Serve quando a necessidade é clara e próxima.',
    },
    {
      what: 'Fazer um curso com conversa e data para acabar.',
      when: 'Faz sentido se falta a base ou a coragem de falar.',
    },
    {
      what: 'Trocar conversa com um colega ou grupo, uma vez por semana.',
      when: 'Destrava quem lê bem e não fala.',
    },
  ],
  nextStep: {
    title: 'Gravar uma apresentação de um minuto em inglês',
    description:
      'Diga quem é, o que faz e um resultado, com as palavras que tem. Ouça e anote cinco que faltaram. Se preferir, use o simulador, que tem entrevista em inglês.',
    doneWhen: 'Há uma gravação, ou uma resposta avaliada, e cinco palavras anotadas.',
    path: '/simulador-entrevista',
  },
  question: 'Em que situação o inglês fez falta da última vez?',
  passages: ['guide.work-english', 'guide.aloud'],
};
