import type { PassagePart, Shape } from '@aura/shared-domain';

/** What a person reads for a part, which depends on what kind of answer was asked for. */
const LABELS: Readonly<Record<Shape, Readonly<Record<PassagePart, string>>>> = {
  story: {
    situation: 'Situação',
    task: 'Tarefa',
    action: 'Ação',
    result: 'Resultado',
    reflection: 'Reflexão',
  },
  plan: {
    situation: 'Leitura do caso',
    task: 'Objetivo',
    action: 'Passos',
    result: 'Como saberia que deu certo',
    reflection: 'Cuidados',
  },
  presentation: {
    situation: 'Onde estou',
    task: 'O que busco',
    action: 'O que fiz',
    result: 'No que deu',
    reflection: 'Por que aqui',
  },
};

export const PARTS: readonly PassagePart[] = ['situation', 'task', 'action', 'result', 'reflection'];

export const partLabel = (shape: Shape, part: PassagePart): string => LABELS[shape][part];
