import type { ArchetypeId } from '@aura/shared-domain';
import { displayText } from '../text/index.ts';
import { quoted, shorten } from '../wording/quote.ts';

/** When the task of a plan is due. */
export type Due = 'today' | 'soon' | 'late';

/** What follows the title of the task, by tendency; `neutral` for somebody without one. */
const ENDINGS: Readonly<Record<ArchetypeId | 'neutral', Readonly<Record<Due, string>>>> = {
  upholder: {
    today: 'é para hoje: escolha a hora e, se o dia mudar, remarque sem peso.',
    soon: 'vence em poucos dias: reserve um horário, com folga para imprevistos.',
    late: 'passou da data: escolha outro dia, ou veja se ainda vale a pena.',
  },
  questioner: {
    today: 'é para hoje: releia por que está no plano e faça a parte que mais esclarece.',
    soon: 'vence em poucos dias: veja o que ela muda no seu objetivo e reserve o tempo.',
    late: 'passou da data: se o motivo continua de pé, qual é o menor passo?',
  },
  obliger: {
    today: 'é para hoje: avise alguém agora e mostre quando terminar.',
    soon: 'vence em poucos dias: combine com alguém o dia de mostrar o resultado.',
    late: 'passou da data: conte a alguém quando vai retomar e peça que pergunte.',
  },
  rebel: {
    today: 'é uma opção para hoje: faça do seu jeito, ou escolha outra do plano.',
    soon: 'está à mão para os próximos dias: você escolhe quando e como.',
    late: 'continua em aberto: você decide se ainda quer fazer, e por onde começar.',
  },
  neutral: {
    today: 'está no plano para hoje: comece por uma parte que caiba em 15 minutos.',
    soon: 'é uma das próximas tarefas do plano: reserve um tempo para ela.',
    late: 'passou da data: retome por uma parte pequena, ou reveja o plano.',
  },
};

/** Longest title, in characters, that a reminder shows whole. */
const LONGEST_TITLE = 70;
/** Room for the mark of the cut and for the inner quotation mark that it may have to close. */
const CUT_MARKS = 2;

/** A title inside quotation marks: on one line, its own marks single, cut between words where it is too long. */
function titleOf(task: string): string {
  const plain = displayText(task).replace(/[“«]/gu, '‘').replace(/[”»]/gu, '’').replace(/\s+/gu, ' ').trim();
  if (plain === '') return 'Uma tarefa do plano';
  if (plain.length <= LONGEST_TITLE) return quoted(plain);
  // Half of a character outside the basic plane stays behind where one long word had to be cut.
  const cut = shorten(plain, LONGEST_TITLE - CUT_MARKS).replace(/\p{Cs}/gu, '');
  return quoted(cut.lastIndexOf('‘') > cut.lastIndexOf('’') ? `${cut}’` : cut);
}

/**
 * One sentence, at most 160 characters, that reminds of a task of the plan in the way that suits a tendency: the
 * calendar, the reason, somebody to tell or the choice; a neutral one for null.
 */
export function reminderFor(
  archetype: ArchetypeId | null,
  { task, due }: { readonly task: string; readonly due: Due },
): string {
  return `${titleOf(task)} ${ENDINGS[archetype ?? 'neutral'][due]}`;
}
