import type { Play } from '../../play.ts';

/** Advice on what to learn next. */
export const STUDY_WHAT_NEXT: Play = {
  id: 'study.what-next',
  intent: 'study',
  examples: [
    'Que curso eu devo fazer?',
    'o que estudo primeiro pra conseguir a vaga que quero',
    'sou auxiliar administrativo, o que vale estudar agora',
    'Quais habilidades preciso desenvolver para virar analista?',
    'excel, power bi ou sql, qual aprendo antes',
    'que formação ajuda uma professora a crescer',
    'tenho tanta coisa pra aprender que travo',
    'me indica o que estudar pra área de logística',
    'Preciso me qualificar, mas em quê?',
    'o que devo aprender agora',
    'que competência estudo pra melhorar de vida',
    'quero me capacitar, por qual assunto começo',
    'o que estudar pra ser supervisor',
    'qual curso combina com meu objetivo',
  ],
  situation: [
    [
      'No seu diagnóstico, as lacunas de maior prioridade são {topGap} e {secondGap}.',
      'No seu diagnóstico, a lacuna de maior prioridade é {topGap}.',
      'Seu objetivo é {goal}, e são as vagas dele que dizem o que estudar.',
      'A melhor resposta sobre o que estudar está nas vagas que você quer.',
    ],
    'Um curso ajuda quando termina em algo que se pode mostrar; sem isso, vira mais uma linha no currículo.',
  ],
  options: [
    {
      what: [
        'Praticar {topGap} em um problema pequeno do seu dia a dia.',
        'Praticar em um problema pequeno do seu dia a dia.',
      ],
      when: 'Serve quando o tempo é curto.',
    },
    {
      what: 'Seguir um curso gratuito ou barato com data para acabar.',
      when: 'Faz sentido quando falta a base.',
    },
    {
      what: 'Investir em pós ou certificação.',
      when: 'É um bom caminho quando as vagas que você quer exigem isso pelo nome.',
    },
  ],
  nextStep: {
    title: 'Definir a entrega do próximo estudo',
    description: [
      'Escreva o que vai existir em duas semanas se você estudar {topGap}: um painel, um texto, uma planilha, um atendimento.',
      'Escreva o que vai existir em duas semanas se você estudar: um painel, um texto, uma planilha, um atendimento.',
    ],
    doneWhen: 'Há uma frase com a entrega, a data e o primeiro horário de estudo.',
    path: '/micro-learnings',
  },
  question: 'Quantas horas por semana cabem na sua rotina?',
  passages: ['guide.deliverable', 'guide.requirements'],
};
