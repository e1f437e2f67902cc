import { findOccupationById, readGoalTitle, type TitleReading } from '@aura/shared-career';

/** A few letters are not a role yet. */
const SHORTEST_ROLE = 4;
/** Other occupations that are offered. */
const MOST_OTHERS = 3;

/** What the diagnosis takes a typed role for. */
export type Measured =
  /** Nothing to say: too little is written, or it is the name of the list. */
  | { readonly kind: 'plain' }
  /** Measured as an occupation of another name than the person wrote; `options` are what else it may mean. */
  | {
      readonly kind: 'other';
      readonly id: string;
      readonly title: string;
      /** Whether the title as written is beyond doubt a name of an occupation. */
      readonly isSure: boolean;
      readonly options: Options;
    }
  /** No occupation of ours has such a name; a box below asks for an ad instead. */
  | { readonly kind: 'unknown'; readonly options: Options }
  /** The person says that it is none of ours. */
  | { readonly kind: 'none'; readonly options: Options };

type Options = TitleReading['others'];

/** Case and accents make no other name. */
const SAME_NAME = new Intl.Collator('pt-BR', { sensitivity: 'base' });

/** What a role is taken for. @param chosen the occupation that the person chose; null for none of ours */
export function findMeasured(typed: string, chosen: string | null | undefined): Measured {
  const title = typed.trim();
  if (title.length < SHORTEST_ROLE) return { kind: 'plain' };
  const { occupation, isSure, others } = readGoalTitle(title, MOST_OTHERS);
  if (occupation && SAME_NAME.compare(occupation.title, title) === 0) return { kind: 'plain' };
  const options = occupation ? [occupation, ...others] : others;
  if (chosen === null) return { kind: 'none', options };
  const measured = (chosen === undefined ? null : findOccupationById(chosen)) ?? occupation;
  return measured
    ? { kind: 'other', id: measured.id, title: measured.title, isSure, options }
    : { kind: 'unknown', options };
}
