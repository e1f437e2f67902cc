import * as v from 'valibot';

/** The answer to an item, from 1 (discordo totalmente) to 5 (concordo totalmente). */
export const LikertSchema = v.picklist([1, 2, 3, 4, 5]);
export type Likert = v.InferOutput<typeof LikertSchema>;

/** The answer that takes no side. */
export const MIDDLE = 3;

export const LIKERT: readonly { readonly value: Likert; readonly label: string }[] = [
  { value: 1, label: 'Discordo totalmente' },
  { value: 2, label: 'Discordo em parte' },
  { value: 3, label: 'Nem concordo nem discordo' },
  { value: 4, label: 'Concordo em parte' },
  { value: 5, label: 'Concordo totalmente' },
];
