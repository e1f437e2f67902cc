import type { BehaviorResult } from '@aura/shared-domain';
import { ITEMS } from '../items.ts';
import { SIDES } from '../scoring/axes.ts';

/** By the id of a plain item, what an answer to it or to its opposite says, as it follows “Lemos que”. */
const READINGS: Readonly<Record<string, { readonly met: string; readonly unmet: string }>> = {
  'outer-deadline': {
    met: 'um prazo marcado por outra pessoa basta para você se organizar',
    unmet: 'um prazo marcado por outra pessoa não basta: a data também precisa importar para você',
  },
  'outer-procedure': {
    met: 'uma regra nova entra na sua rotina mesmo antes da explicação',
    unmet: 'uma regra nova só entra na sua rotina depois da explicação',
  },
  'outer-promise': {
    met: 'um combinado com a equipe resiste ao que parece mais interessante',
    unmet: 'um combinado com a equipe perde força quando aparece algo mais interessante',
  },
  'outer-routine': {
    met: 'um pedido que se repete vira rotina sem lembrete',
    unmet: 'um pedido que se repete espera por um lembrete',
  },
  'inner-study': {
    met: 'uma decisão de estudar se mantém mesmo que só você saiba dela',
    unmet: 'uma decisão de estudar perde força quando só você sabe dela',
  },
  'inner-time': {
    met: 'um horário reservado para um projeto seu fica com esse projeto',
    unmet: 'um horário reservado para um projeto seu cede lugar a outras coisas',
  },
  'inner-habit': {
    met: 'um hábito que você escolheu dura sem quem acompanhe',
    unmet: 'um hábito que você escolheu dura pouco sem quem acompanhe',
  },
  'inner-own-deadline': {
    met: 'um prazo que só você conhece pesa como os outros',
    unmet: 'um prazo que só você conhece é fácil de adiar',
  },
};

/** How a decisive answer was read. */
export interface DecisiveReading {
  readonly id: string;
  /** The item. */
  readonly text: string;
  /** Whether it was agreed with; otherwise it was disagreed with. */
  readonly agreed: boolean;
  /** One sentence to the person: what the answer was taken to say. */
  readonly sentence: string;
}

/**
 * How each decisive answer was read. The answers themselves are not needed: a decisive one pushed towards the
 * tendency, or towards the likelier of two, and that tells which way it went. Ids of other versions are left out.
 */
export function decisiveReadings(
  result: Pick<BehaviorResult, 'archetype' | 'between' | 'decisiveItems'>,
): DecisiveReading[] {
  const towards = result.archetype ?? result.between?.[0];
  if (towards === undefined) return [];
  return result.decisiveItems.flatMap((id) => {
    const item = ITEMS.find((candidate) => candidate.id === id);
    const reading = item && READINGS[item.reversed ? item.pair : item.id];
    if (!reading) return [];
    const isMet = SIDES[towards][item.axis] === 1;
    const agreed = isMet !== item.reversed;
    const sentence = `Você ${agreed ? 'concordou' : 'discordou'}. Lemos que ${isMet ? reading.met : reading.unmet}.`;
    return [{ id, text: item.text, agreed, sentence }];
  });
}
