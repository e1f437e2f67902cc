import * as v from 'valibot';
import { MAX_DEPARTMENTS } from './people.ts';

/** Why a person is refused for a company's list, and how to fix it. */
export const RefusalSchema = v.object({
  code: v.picklist(['repeated', 'no_seat', 'too_many_departments', 'department_of_others']),
  /** Made to be shown. */
  message: v.string(),
});
export type Refusal = v.InferOutput<typeof RefusalSchema>;

/** People on the list for each seat: only people who accept use a seat, and not everybody does. */
const LISTED_PER_SEAT = 2;

/** Longest list of a company with this number of seats. */
export const computeMostListed = (seats: number): number => seats * LISTED_PER_SEAT;

/** For who would need a place on the list when none of `places` is free. */
export const refuseWithoutPlace = (places: number): Refusal => ({
  code: 'no_seat',
  message: `Lugares livres na lista: 0 de ${places}. Retire da lista quem não faz mais parte da empresa ou peça mais licenças à Aura.`,
});

/** For who would bring a department beyond `MAX_DEPARTMENTS`. */
export const TOO_MANY_DEPARTMENTS: Refusal = {
  code: 'too_many_departments',
  message: `A empresa já tem ${MAX_DEPARTMENTS} departamentos, o máximo. Use um dos que já existem.`,
};
