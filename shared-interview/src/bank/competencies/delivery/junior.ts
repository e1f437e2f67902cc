import type { Draft } from '../../make.ts';

export const JUNIOR: readonly Draft[] = [
  {
    id: 'del-j-1',
    text: 'Conte de um trabalho da escola, do curso ou do estágio que você organizou do começo ao fim.',
    evaluates: 'Se a pessoa divide um trabalho em partes e o leva até o final.',
    strong: [
      'Diz o que precisava estar pronto e quando',
      'Divide o trabalho em etapas',
      'Conta como terminou',
    ],
    weak: ['Descreve o tema do trabalho, mas não a organização', 'Não fica claro o que foi dela'],
    words: ['organizar', 'etapa', 'prazo', 'dividir', 'trabalho', 'entregar', 'lista', 'data', 'grupo'],
    followUps: {
      structure: ['Quais foram as etapas, uma por uma?'],
      specificity: ['Quanto tempo você tinha e como o dividiu?'],
    },
  },
  {
    id: 'del-j-2',
    text: 'Como você deu conta quando teve duas obrigações para o mesmo dia?',
    evaluates: 'Se a pessoa escolhe o que vem primeiro e avisa quando algo não cabe.',
    strong: [
      'Compara as consequências de atrasar cada uma',
      'Combina ou avisa com antecedência',
      'Cumpre o que combinou',
    ],
    weak: ['Vira a noite e conta isso como método', 'Deixa uma de lado sem avisar'],
    words: ['prazo', 'prioridade', 'prova', 'escala', 'avisar', 'combinar', 'urgente', 'tempo', 'dia'],
    followUps: {
      result: ['Como ficaram as duas no final?'],
      specificity: ['O que fez você escolher uma antes da outra?'],
    },
  },
  {
    id: 'del-j-3',
    text: 'Já perdeu um prazo? Explique o que houve e o que fez em seguida.',
    evaluates: 'Se a pessoa assume o atraso e repara o que pode.',
    strong: ['Reconhece a própria parte', 'Avisa antes de ser cobrada', 'Muda algo para não repetir'],
    weak: ['Diz que nunca perdeu um prazo', 'Aponta apenas causas externas'],
    words: ['prazo', 'atraso', 'avisar', 'motivo', 'assumir', 'combinar', 'evitar', 'agenda', 'entregar'],
  },
  {
    id: 'del-j-4',
    text: 'Que método você usa no dia a dia para não esquecer o que precisa fazer? Dê um exemplo recente em que ele ajudou.',
    evaluates: 'Se a pessoa tem um jeito próprio e real de controlar as tarefas.',
    strong: [
      'Descreve o método com detalhe: caderno, agenda, aplicativo',
      'Conta um caso em que ele evitou uma falha',
    ],
    weak: ['Confia na memória', 'Descreve um método ideal que não usa'],
    words: ['lista', 'agenda', 'caderno', 'aplicativo', 'lembrete', 'tarefa', 'anotar', 'conferir', 'rotina'],
  },
  {
    id: 'del-j-5',
    text: 'Qual meta pessoal você definiu e alcançou aos poucos?',
    evaluates: 'Se a pessoa mantém o esforço ao longo do tempo e acompanha o avanço.',
    strong: [
      'A meta tem medida ou data',
      'Conta como acompanhou o avanço',
      'Diz o que fez quando a vontade caiu',
    ],
    weak: ['A meta é vaga', 'Não há nada que mostre o resultado'],
    words: ['meta', 'objetivo', 'meses', 'avanço', 'disciplina', 'guardar', 'treinar', 'alcançar', 'plano'],
    followUps: {
      specificity: ['Qual era a medida e em quanto tempo você chegou lá?'],
      result: ['O que mudou para você depois de alcançar essa meta?'],
    },
  },
  {
    id: 'del-j-6',
    text: 'Fale de uma tarefa repetitiva que você cuidou de fazer bem. O que fazia para manter a qualidade?',
    evaluates: 'Se a pessoa mantém o padrão no trabalho de rotina.',
    strong: [
      'Diz qual era o padrão esperado',
      'Tem um jeito de conferir o próprio trabalho',
      'Nota quando algo sai do normal',
    ],
    weak: ['Trata a rotina como algo menor', 'Não sabe como conferia'],
    words: ['rotina', 'conferir', 'qualidade', 'padrão', 'atenção', 'erro', 'detalhe', 'repetir', 'tarefa'],
  },
];
