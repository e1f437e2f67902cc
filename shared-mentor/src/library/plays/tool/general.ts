import type { Play } from '../../play.ts';

/** Help with choosing a tool. */
export const TOOL_WHICH: Play = {
  id: 'tool.which',
  intent: 'tool',
  examples: [
    'Como funciona essa plataforma?',
    'qual ferramenta eu uso primeiro',
    'acabei de me cadastrar, e agora?',
    'o que dá pra fazer aqui na aura',
    'Que ferramenta me ajuda a conseguir emprego?',
    'to perdida no site, por onde eu vou',
    'tem alguma coisa aqui pra quem quer promoção?',
    'não sei se uso o radar ou o otimizador',
    'me explica pra que serve cada parte da plataforma',
    'quais ferramentas tem aqui',
    'me mostra como usar a aura',
    'por onde começo dentro da plataforma',
    'o que a aura oferece',
    'pra que serve esse site',
  ],
  situation: [
    [
      'Seu último diagnóstico foi feito {diagnosisAge}, e o objetivo é {goal}.',
      'Seu objetivo é {goal}, e o diagnóstico ainda pode mostrar o que falta para ele.',
      'O diagnóstico é um bom começo, porque as outras ferramentas usam o que ele encontra.',
    ],
    'Cada ferramenta serve a um momento, e nenhuma decide por você.',
  ],
  options: [
    {
      what: ['Abrir o resultado do diagnóstico e olhar {topGap}.', 'Fazer o diagnóstico de carreira.'],
      when: 'Serve quando falta saber por onde começar.',
    },
    {
      what: 'Usar o otimizador de currículo e o radar de vagas.',
      when: 'Faz sentido quando você já está se candidatando.',
    },
    {
      what: 'Treinar no simulador de entrevista.',
      when: 'É um bom caminho quando há uma conversa marcada.',
    },
  ],
  nextStep: {
    title: 'Escolher uma ferramenta e terminar uma única tarefa nela',
    description: 'Decida o que quer ter em mãos no fim e feche a página só quando isso existir.',
    doneWhen: 'Há um resultado salvo na ferramenta que você escolheu.',
    path: '/diagnostico-carreira',
  },
  question: 'O que você precisa ter pronto até o fim da semana?',
  passages: ['guide.tools'],
};
