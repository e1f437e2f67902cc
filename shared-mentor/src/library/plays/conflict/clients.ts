import type { Play } from '../../play.ts';

/** Advice on those whom one works for. */
export const CONFLICT_CLIENT_PLAYS: readonly Play[] = [
  {
    id: 'conflict.client',
    intent: 'conflict',
    examples: [
      'paciente grosso, como eu lido sem perder a paciência',
      'Cliente foi estúpido comigo no balcão e fiquei sem saber o que dizer',
      'a mãe de um aluno me acusou na porta da escola',
      'passageiro reclamou de mim no aplicativo sem motivo',
      'Como respondo a um cliente que muda o pedido toda hora?',
      'tenho um cliente que liga fora de hora e nunca está satisfeito',
      'acompanhante de paciente discutiu comigo na emergência',
      'freguês quer desconto e ameaça falar mal da loja',
      'como digo não pra um cliente importante',
      'usuario do sistema me trata como se eu fosse culpado pelo erro',
      'cliente nunca fica contente com a entrega',
      'como atendo gente mal educada',
      'paciente reclamou de mim na ouvidoria',
      'hóspede fez escândalo por causa da conta',
      'pai de aluno quer mandar no meu trabalho',
    ],
    situation: [
      'Quem chega irritado costuma querer três coisas: contar o que houve, ser levado a sério e saber o que vem agora. Explicar a regra antes disso aumenta a briga.',
      [
        'No trabalho de {role}, limite também faz parte do bom atendimento.',
        'Limite também faz parte do bom atendimento.',
      ],
    ],
    options: [
      {
        what: 'Ouvir até o fim, repetir o problema em uma frase e dizer o próximo passo com prazo.',
        when: 'Acalma quando a queixa tem fundamento.',
      },
      {
        what: 'Pôr um limite, uma vez: “quero resolver, e para isso a conversa precisa seguir sem ofensa”.',
        when: 'Use quando vira ataque pessoal.',
      },
      {
        what: 'Afastar-se, chamar quem responde pelo lugar e registrar o que houve.',
        when: 'Faça isso sempre que houver ameaça.',
      },
    ],
    nextStep: {
      title: 'Escrever três frases para o próximo atendimento difícil',
      description:
        'Uma mostra que você ouviu, outra diz o que pode fazer e até quando, a última põe limite. Leia cada uma em voz alta.',
      doneWhen: 'As três frases estão salvas no celular e já soam naturais em voz alta.',
      path: null,
    },
    question: 'Em que momento a conversa costuma desandar?',
    passages: ['guide.angry-client', 'article.four-sentences'],
  },
];
