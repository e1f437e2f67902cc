import type { Draft } from '../../make.ts';

export const MID: readonly Draft[] = [
  {
    id: 'ada-m-1',
    text: 'Fale de uma mudança na empresa que afetou diretamente o seu trabalho. O que você fez nas primeiras semanas?',
    evaluates: 'Se a pessoa age cedo diante de uma mudança e mantém o trabalho andando.',
    strong: [
      'Diz o que mudou e o que isso exigia dela',
      'Escolhe o que fazer primeiro',
      'Mostra que as entregas não pararam',
    ],
    weak: ['Reclama de quem decidiu', 'Espera instruções até o fim', 'Não descreve nenhuma ação própria'],
    words: ['mudança', 'empresa', 'processo', 'equipe', 'adaptar', 'rotina', 'prioridade', 'sistema'],
    followUps: {
      structure: ['O que exatamente mudou e qual foi o seu primeiro passo?'],
      result: ['Como estava o seu trabalho três meses depois da mudança?'],
    },
  },
  {
    id: 'ada-m-2',
    text: 'Qual sistema, equipamento ou método você precisou dominar em pouco tempo para dar conta do trabalho?',
    evaluates: 'Se a pessoa aprende sob pressão de tempo e escolhe o que aprender primeiro.',
    strong: [
      'Separa o essencial do que podia esperar',
      'Pratica em situação real ou em teste',
      'Diz em quanto tempo passou a produzir',
    ],
    weak: ['Depende de treinamento formal para começar', 'Cita a ferramenta, mas não o que fez com ela'],
    words: [
      'sistema',
      'ferramenta',
      'método',
      'treinamento',
      'manual',
      'teste',
      'prazo',
      'dominar',
      'praticar',
    ],
    followUps: {
      specificity: ['Em quantos dias você já trabalhava sem ajuda?'],
      result: ['O que o seu setor ganhou com você dominando isso?'],
    },
  },
  {
    id: 'ada-m-3',
    text: 'Descreva um erro seu que mudou a sua forma de trabalhar.',
    evaluates: 'Se a pessoa reconhece o erro, repara o efeito e muda a prática.',
    strong: [
      'Assume a própria parte',
      'Conta o que fez para reparar',
      'Mostra o hábito que ficou: conferência, lista, combinado',
    ],
    weak: ['Escolhe um erro sem consequência', 'Divide a culpa com todos', 'Não diz o que mudou'],
    words: ['erro', 'falha', 'corrigir', 'conferir', 'assumir', 'aprender', 'evitar', 'hábito', 'cliente'],
    followUps: {
      result: ['Esse erro voltou a acontecer depois?'],
      structure: ['Qual foi o erro, qual foi o efeito e o que você fez em seguida?'],
    },
  },
  {
    id: 'ada-m-4',
    text: 'Pense em uma vez em que assumiu uma função fora da sua especialidade. Como conseguiu entregar?',
    evaluates: 'Se a pessoa trabalha com segurança fora do terreno conhecido.',
    strong: [
      'Reconhece o que não sabia',
      'Aproveita algo da própria experiência',
      'Busca quem conhece o assunto e confirma o que aprendeu',
    ],
    weak: ['Finge que já sabia', 'Entrega o trabalho a outra pessoa'],
    words: ['função', 'área', 'cobrir', 'aprender', 'ajuda', 'experiência', 'assumir', 'colega', 'entregar'],
  },
  {
    id: 'ada-m-5',
    text: 'Quando foi que você abandonou um jeito de trabalhar que sempre tinha dado certo? Por quê?',
    evaluates: 'Se a pessoa revê o próprio método diante de fatos novos.',
    strong: [
      'Aponta o sinal que a fez duvidar do método',
      'Testa o jeito novo antes de trocar tudo',
      'Compara os dois resultados',
    ],
    weak: ['Mudou só porque mandaram', 'Não sabe dizer o que melhorou'],
    words: ['método', 'hábito', 'trocar', 'testar', 'comparar', 'melhorar', 'resultado', 'tempo', 'sinal'],
  },
  {
    id: 'ada-m-6',
    text: 'Houve uma semana em que as prioridades mudaram mais de uma vez? Conte como você se organizou.',
    evaluates: 'Se a pessoa reorganiza o trabalho sem perder o que é importante.',
    strong: [
      'Pergunta o que passa na frente e o que pode esperar',
      'Renegocia prazos com quem dependia dela',
      'Fecha a semana sabendo o que ficou pendente',
    ],
    weak: ['Tenta fazer tudo ao mesmo tempo', 'Só descreve a correria'],
    words: [
      'prioridade',
      'urgente',
      'reorganizar',
      'prazo',
      'negociar',
      'lista',
      'pendente',
      'chefe',
      'semana',
    ],
  },
];
