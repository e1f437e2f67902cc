import type { Play } from '../../play.ts';

/** Advice on numbers in a CV, and on the profile that is found on the net. */
export const RESUME_PROOF_PLAYS: readonly Play[] = [
  {
    id: 'resume.numbers',
    intent: 'resume',
    examples: [
      'meu trabalho não tem número, o que eu coloco de resultado?',
      'como enfermeira que numeros uso no curriculo',
      'A empresa não divulga dados, como mostro resultado no cv?',
      'sou professor, como medir o q eu fiz',
      'posso colocar estimativa no currículo?',
      'trabalho na recepção, como quantifico isso',
      'não tenho métricas do que fiz',
      'como quantificar meu trabalho',
      'não tenho números para pôr no currículo',
      'como meço resultado no meu trabalho',
      'meu trabalho não dá para medir',
      'que número coloco se sou atendente',
      'como provar resultado sem dados',
    ],
    situation: [
      [
        'No trabalho como {lastRole} há quantidades todos os dias, mesmo que ninguém as tenha anotado.',
        'Todo trabalho tem quantidade, frequência e tempo, mesmo que ninguém os tenha anotado.',
      ],
      'Número não é enfeite: é o que deixa alguém imaginar o tamanho do que você fazia. Só vale o que você consegue explicar.',
    ],
    options: [
      {
        what: 'Dizer o tamanho: leitos, alunos, entregas, clientes ou chamados por dia.',
        when: 'Serve quando o trabalho é de rotina.',
      },
      {
        what: 'Comparar antes e depois: prazo, erro, fila, reclamação.',
        when: 'Ajuda quando algo melhorou por sua causa.',
      },
      {
        what: 'Contar a confiança recebida: caixa, chave, treinar novatos, cobrir a chefia.',
        when: 'Vale quando não há mesmo como medir.',
      },
    ],
    nextStep: {
      title: 'Achar três números do seu trabalho',
      description:
        'Pense em um dia comum: quantas pessoas, quantas vezes, em quanto tempo. Multiplique pela semana e escreva “cerca de”, com a conta ao lado.',
      doneWhen: 'Há três números e você sabe explicar de onde vem cada um.',
      path: '/otimizador-curriculo',
    },
    question: 'O que daria errado na sua semana se você faltasse?',
    passages: ['guide.numbers', 'guide.result-line'],
  },
  {
    id: 'resume.linkedin',
    intent: 'resume',
    examples: [
      'como arrumo meu LinkedIn para ser encontrado?',
      'oq escrevo no sobre do meu perfil',
      'Que título uso no LinkedIn se estou desempregada?',
      'meu linkedin ta parado, preciso postar?',
      'LinkedIn serve pra quem é tecnico ou operacional?',
      'coloco aberto a oportunidades no perfil? meu chefe vai ver',
      'como arrumo meu linkedin',
      'título do linkedin',
      'o que escrevo no sobre',
      'meu linkedin está parado',
      'recrutador não acha meu perfil',
      'que foto eu ponho no linkedin',
      'quero uma bio curta para o linkedin',
    ],
    situation: [
      [
        'Seu objetivo é {goal}: esse é o nome que precisa estar no título do perfil.',
        'Sua experiência mais recente é {lastRole}, e o título do perfil precisa dizer para onde você vai a partir dela.',
        'No LinkedIn, quem procura gente digita o nome de um cargo; o título decide se você aparece.',
      ],
      'Publicar ajuda em algumas áreas, mas não é obrigação. Um perfil completo e coerente com o currículo vem antes.',
    ],
    options: [
      {
        what: 'Acertar título, “Sobre” e última experiência.',
        when: 'Vale quando quase ninguém visita o perfil.',
      },
      {
        what: 'Comentar com conteúdo o que pessoas da área publicam.',
        when: 'Serve quando o perfil está pronto e falta ser visto.',
      },
      {
        what: 'Mostrar a busca só a recrutadores e conversar por mensagem.',
        when: 'Faz sentido quando há um emprego e a busca pede discrição.',
      },
    ],
    nextStep: {
      title: 'Reescrever o título do LinkedIn',
      description:
        'Junte o cargo que busca, a área e uma coisa que faz bem, sem adjetivos. Procure no LinkedIn três pessoas da função e compare as palavras.',
      doneWhen: 'O título novo está salvo e usa o nome que a área usa.',
      path: '/otimizador-linkedin',
    },
    question: 'Quem você gostaria que encontrasse o seu perfil?',
    passages: ['guide.linkedin', 'guide.one-reader'],
  },
];
