import type { ArchetypeId } from '@aura/shared-domain';
import { ARCHETYPE_TEXTS } from './texts/index.ts';

/** A note for the page of the career plan. */
export interface PlanNote {
  readonly title: string;
  readonly text: string;
  readonly tips: readonly string[];
}

const NOTES: Readonly<Record<ArchetypeId, Pick<PlanNote, 'title' | 'text'>>> = {
  upholder: {
    title: 'Um plano com calendário e folga',
    text: 'Datas ajudam você a avançar. Deixe espaço entre elas, para que uma mudança não desmonte a semana.',
  },
  questioner: {
    title: 'Um plano com motivos à vista',
    text: 'Você avança melhor sabendo para que serve cada tarefa. Confira o motivo antes e o resultado depois.',
  },
  obliger: {
    title: 'Um plano que mais alguém conhece',
    text: 'O que alguém espera de você costuma sair. Dê ao seu plano a mesma vantagem: conte dele a uma pessoa de confiança.',
  },
  rebel: {
    title: 'Um plano com escolha',
    text: 'As tarefas são opções que levam ao objetivo que você escolheu. Decida quais fazer, quando e de que jeito.',
  },
};

const NEUTRAL: PlanNote = {
  title: 'Um plano no seu ritmo',
  text: 'Poucas tarefas por vez andam melhor do que uma lista longa.',
  tips: [
    'Escolha uma tarefa para a semana e reserve um horário para ela.',
    'Comece por uma parte que caiba em 15 minutos.',
    'No fim da semana, marque o que ficou pronto e decida o que vem em seguida.',
  ],
};

/** How to work with the plan, as it suits a tendency; neutral for null. */
export const planNote = (archetype: ArchetypeId | null): PlanNote =>
  archetype === null ? NEUTRAL : { ...NOTES[archetype], tips: ARCHETYPE_TEXTS[archetype].howTo.plan };
