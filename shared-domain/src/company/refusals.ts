import * as v from 'valibot';
import { MAX_DEPARTMENTS } from './people.ts';

/** Why somebody does not get onto a company's list, and what can be done about it. */
export const RefusalSchema = v.object({
  code: v.picklist(['repeated', 'no_seat', 'too_many_departments', 'department_of_others']),
  /** Made to be shown. */
  message: v.string(),
});
export type Refusal = v.InferOutput<typeof RefusalSchema>;

/** For who would need a seat when none of `seats` is free. */
export const noSeatLeft = (seats: number): Refusal => ({
  code: 'no_seat',
  message: `Licenças livres: 0 de ${seats}. Retire da lista quem não faz mais parte da empresa ou peça mais licenças à Aura.`,
});

/** For who would bring a department beyond `MAX_DEPARTMENTS`. */
export const TOO_MANY_DEPARTMENTS: Refusal = {
  code: 'too_many_departments',
  message: `A empresa já tem ${MAX_DEPARTMENTS} departamentos, o máximo. Use um dos que já existem.`,
};
