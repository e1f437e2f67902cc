import type { Draft } from '../../make.ts';

export const JUNIOR: readonly Draft[] = [
  {
    id: 'ada-j-1',
    text: 'Qual foi a última coisa que você aprendeu por conta própria, sem que ninguém mandasse?',
    evaluates: 'Se a pessoa busca conhecimento sozinha e consegue usá-lo.',
    strong: [
      'Diz por que quis aprender aquilo',
      'Conta como estudou: material, horários, prática',
      'Mostra onde usou o que aprendeu',
    ],
    weak: ['Cita um curso que não terminou ou não usou', 'Fala que gosta de aprender sem dar exemplo'],
    words: ['aprender', 'estudar', 'curso', 'vídeo', 'praticar', 'sozinho', 'tentar', 'dúvida'],
    followUps: {
      result: ['O que você passou a fazer que antes não conseguia?'],
      specificity: ['Quanto tempo você levou e de onde veio o material de estudo?'],
    },
  },
  {
    id: 'ada-j-2',
    text: 'Conte como foram os seus primeiros dias em um lugar novo: escola, estágio, curso ou emprego.',
    evaluates: 'Como a pessoa se orienta quando ainda não conhece regras, pessoas e rotina.',
    strong: [
      'Observa e pergunta antes de agir',
      'Identifica quem pode ajudar',
      'Conta quando começou a andar sem ajuda',
    ],
    weak: ['Espera que alguém explique tudo', 'Diz apenas que se adaptou rápido'],
    words: ['novo', 'rotina', 'perguntar', 'observar', 'colega', 'semana', 'aprender', 'regra'],
  },
  {
    id: 'ada-j-3',
    text: 'Você se lembra de alguma crítica que recebeu de um professor, instrutor ou chefe e que fez você mudar algo?',
    evaluates: 'Se a pessoa ouve uma crítica e a transforma em mudança.',
    strong: [
      'Repete a crítica sem diminuí-la',
      'Descreve o que passou a fazer diferente',
      'Procura saber depois se melhorou',
    ],
    weak: ['Discute se a crítica foi justa', 'Não diz o que mudou', 'Escolhe uma crítica que é elogio'],
    words: ['crítica', 'ouvir', 'melhorar', 'mudar', 'professor', 'chefe', 'erro', 'corrigir', 'retorno'],
    followUps: {
      structure: ['O que essa pessoa disse e o que você fez depois?'],
      result: ['Como você soube que tinha melhorado?'],
    },
  },
  {
    id: 'ada-j-4',
    text: 'Em que momento um plano seu mudou de última hora e você precisou se virar?',
    evaluates: 'Se a pessoa mantém a calma e encontra um caminho quando o combinado muda.',
    strong: [
      'Separa o que ainda dava para aproveitar',
      'Avisa quem seria afetado',
      'Chega a uma saída concreta',
    ],
    weak: ['Conta só o aborrecimento', 'Foi outra pessoa que resolveu'],
    words: ['mudança', 'plano', 'imprevisto', 'improviso', 'resolver', 'avisar', 'alternativa', 'prazo'],
  },
  {
    id: 'ada-j-5',
    text: 'Que matéria, ferramenta ou tarefa você achou difícil no começo e hoje faz com segurança?',
    evaluates: 'Se a pessoa persiste quando aprender custa e sabe o que a fez avançar.',
    strong: [
      'Diz em que ponto travava',
      'Conta o que mudou no jeito de estudar ou praticar',
      'Compara o antes e o depois',
    ],
    weak: ['Atribui tudo ao tempo', 'A dificuldade contada não era real'],
    words: ['difícil', 'praticar', 'repetir', 'ajuda', 'erro', 'segurança', 'treino', 'método', 'melhorar'],
    followUps: {
      specificity: ['O que exatamente você não conseguia fazer no começo?'],
      result: ['Que prova você tem de que hoje faz bem?'],
    },
  },
  {
    id: 'ada-j-6',
    text: 'Já aconteceu de você precisar fazer algo de um jeito com o qual não concordava? Como foi?',
    evaluates: 'Se a pessoa segue um jeito novo de trabalhar sem deixar de pensar.',
    strong: [
      'Explica a razão da outra forma',
      'Faz a tentativa de boa-fé',
      'Diz o que concluiu depois de tentar',
    ],
    weak: ['Fez de má vontade ou escondido', 'Desistiu de dar a própria opinião'],
    words: ['discordar', 'jeito', 'tentar', 'regra', 'opinião', 'método', 'respeitar', 'entender'],
  },
];
