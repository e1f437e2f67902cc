import type { Play } from '../../play.ts';

/** Help with what the product does with data, and with how the mentor answers. */
export const TOOL_TRUST_PLAYS: readonly Play[] = [
  {
    id: 'tool.data',
    intent: 'tool',
    examples: [
      'Como apago o que você lembra de mim?',
      'meus dados ficam guardados aqui',
      'quem pode ver minhas conversas',
      'quero excluir minha conta',
      'como baixo meus dados',
      'minha empresa consegue ver o que eu falo com você?',
      'vocês vendem meus dados pra alguém?',
      'meu chefe fica sabendo que procuro vaga por aqui?',
      'onde vejo o que a aura sabe sobre mim',
      'quero apagar o que já te contei',
      'vocês compartilham minhas conversas com meu patrão?',
      'como deleto minha conta aqui',
      'minhas informações estão seguras na aura?',
      'meu rh vê meu currículo nessa plataforma?',
      'quero remover uma informação que você guardou',
    ],
    situation: [
      'O mentor só lembra do que você aceitou guardar. A empresa em que você trabalha não vê as suas conversas, e a Aura não vende dados pessoais.',
      [
        'As respostas usam o seu objetivo, {goal}, e o que estiver no diagnóstico, no plano, no currículo, nas vagas e nas simulações.',
        'As respostas usam diagnóstico, plano, currículo, vagas e simulações, quando existem.',
      ],
    ],
    options: [
      {
        what: 'Rever “O que sei sobre você” e apagar o que não quiser manter.',
        when: 'Serve quando só a memória incomoda.',
      },
      {
        what: 'Apagar uma conversa em “Conversas anteriores”.',
        when: 'Basta se foi um assunto que prefere tirar.',
      },
      {
        what: 'Baixar os seus dados ou excluir a conta em Configurações.',
        when: 'Faz sentido quando você quer levar tudo ou sair.',
      },
    ],
    nextStep: {
      title: 'Rever o que está guardado sobre você',
      description:
        'Abra “O que sei sobre você”, no alto da página do mentor, e confira frase por frase se ainda é verdade e se quer manter.',
      doneWhen: 'A lista só tem o que você quer manter.',
      path: null,
    },
    question: 'Há alguma informação que você prefere que não seja usada?',
    passages: ['guide.your-data', 'guide.who-sees', 'law.data-rights'],
  },
  {
    id: 'tool.mentor',
    intent: 'tool',
    examples: [
      'O que você consegue fazer por mim?',
      'vc é uma inteligência artificial ou uma pessoa?',
      'de onde você tirou essa resposta',
      'posso confiar no que você fala?',
      'Como você sabe meu cargo?',
      'essa resposta foi escrita por ia?',
      'você lembra da nossa conversa de ontem?',
      'que tipo de pergunta posso te fazer',
      'por que você não respondeu o que perguntei',
      'como guardo essa resposta no meu plano',
      'você é humano?',
      'como você chegou nessa resposta',
      'quem escreve essas respostas',
      'você usa chatgpt?',
      'de onde vêm os conselhos que você dá',
    ],
    situation: [
      'As respostas são montadas por regras, com a biblioteca da Aura e o que ela sabe de você; não há uma pessoa do outro lado.',
      [
        'De você, aqui aparecem por exemplo o objetivo {goal} e a lacuna {topGap}.',
        'De você, aqui aparece por exemplo o objetivo {goal}.',
        'Onde falta informação sobre você, a orientação é geral.',
      ],
    ],
    options: [
      {
        what: 'Abrir “De onde vem isto” e ler as fontes, palavra por palavra.',
        when: 'Ajuda a decidir quanto confiar em uma orientação.',
      },
      {
        what: 'Abrir “O que usei sobre você” e corrigir o que estiver velho.',
        when: 'Use se a resposta parece falar de outra pessoa.',
      },
      {
        what: 'Tocar em “Pôr no meu plano” para guardar o próximo passo.',
        when: 'Vale quando ele faz sentido para esta semana.',
      },
    ],
    nextStep: {
      title: 'Fazer uma pergunta com contexto',
      description:
        'Escreva em três frases o que está acontecendo, o que já tentou e o que precisa decidir. Deixe nomes de outras pessoas de fora.',
      doneWhen: 'A mensagem tem as três frases e termina em uma pergunta.',
      path: null,
    },
    question: 'Que decisão de trabalho está mais perto de você agora?',
    passages: ['guide.mentor-answers', 'guide.your-data'],
  },
];
