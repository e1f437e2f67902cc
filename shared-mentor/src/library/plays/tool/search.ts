import type { Play } from '../../play.ts';

/** Help with the job radar and the interview simulator. */
export const TOOL_SEARCH_PLAYS: readonly Play[] = [
  {
    id: 'tool.radar',
    intent: 'tool',
    examples: [
      'como funciona o radar de vagas',
      'onde ficam as vagas que eu guardei',
      'Por que essa vaga aparece primeiro no radar?',
      'dá pra receber aviso de vaga nova por aqui?',
      'como salvo uma busca no radar',
      'achei uma vaga em outro site, consigo colocar aqui?',
      'me candidato pela aura ou no site da empresa?',
      'como mudo a etapa da vaga no acompanhamento',
      'o que é a porcentagem de aderência da vaga',
      'cada filtro que eu mexo no radar gasta uma busca?',
      'como acompanho minhas vagas no radar',
      'recebo alerta de vagas novas do radar?',
      'o radar mostra vaga de todo o brasil?',
      'como apago uma vaga que salvei aqui',
      'o que é a parte clt ou pj do radar',
    ],
    situation: [
      'O radar ordena as vagas pelo que o seu currículo comprova e mostra, exigência por exigência, o porquê.',
      [
        'Em Minhas vagas está {job}, com a etapa e o próximo passo.',
        'O que você guarda fica em Minhas vagas, com a etapa e o próximo passo.',
      ],
    ],
    options: [
      {
        what: 'Buscar por palavra e lugar e usar os filtros à vontade: por 24 horas, a mesma busca conta uma vez só.',
        when: 'Serve para conhecer o que existe.',
      },
      {
        what: 'Salvar a busca e receber aviso de vaga nova, todo dia ou toda semana.',
        when: 'Poupa tempo quando você já sabe o que quer.',
      },
      {
        what: 'Trazer em “Adicionar vagas” o anúncio visto em outro lugar.',
        when: 'Útil para acompanhar tudo em um ponto só.',
      },
    ],
    nextStep: {
      title: 'Guardar uma vaga e escrever o próximo passo dela',
      description:
        'Busque ou traga um anúncio, leia as exigências que o currículo ainda não mostra e guarde a vaga com a etapa e o passo seguinte.',
      doneWhen: 'Há uma vaga em Minhas vagas com próximo passo escrito.',
      path: '/buscador-vagas',
    },
    question: 'Que cargo e que lugar você colocaria na busca hoje?',
    passages: ['guide.radar', 'guide.requirements'],
  },
  {
    id: 'tool.simulator',
    intent: 'tool',
    examples: [
      'para que serve o simulador de entrevista',
      'como começo uma simulação de entrevista aqui',
      'o simulador grava minha voz?',
      'Preciso ligar a câmera no simulador?',
      'por que minha resposta não recebeu nota no simulador',
      'dá pra treinar entrevista em inglês nessa ferramenta?',
      'onde vejo meus relatórios das simulações',
      'quantas perguntas tem a simulação',
      'parei o simulador no meio, perdi tudo?',
      'como a nota da minha resposta é calculada',
      'o simulador de entrevista usa câmera?',
      'como refaço a simulação no simulador',
      'o simulador serve pra qualquer profissão?',
      'como funciona a nota do simulador',
      'posso responder por áudio na simulação',
    ],
    situation: [
      'O simulador faz uma pergunta por vez e olha só para o texto da resposta e, na fala, também para o ritmo. Não usa câmera nem guarda áudio.',
      ['Na sua última simulação, a dimensão mais fraca foi {weakest}: bom ponto para repetir.'],
    ],
    options: [
      {
        what: 'Responder digitando.',
        when: 'Serve para organizar a história com calma.',
      },
      {
        what: 'Responder falando e corrigir a transcrição antes da nota.',
        when: 'Aproxima do dia real e mostra onde a fala trava.',
      },
      {
        what: 'Treinar para uma vaga guardada.',
        when: 'Melhor quando a conversa está marcada, porque a resposta é comparada com o que a vaga pede.',
      },
    ],
    nextStep: {
      title: 'Responder a uma pergunta no simulador',
      description:
        'Comece uma simulação de três perguntas, responda à primeira com um caso seu e leia o que faltou. O resto fica salvo.',
      doneWhen: 'Há uma resposta avaliada e uma frase sobre o que melhorar.',
      path: '/simulador-entrevista',
    },
    question: 'Para qual entrevista, real ou desejada, você quer treinar?',
    passages: ['guide.simulator', 'guide.aloud'],
  },
];
