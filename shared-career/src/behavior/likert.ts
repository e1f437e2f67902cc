import * as v from 'valibot';

/** The answer to an item, from 1 (discordo totalmente) to 5 (concordo totalmente). */
export const LikertSchema = v.picklist([1, 2, 3, 4, 5]);
export type Likert = v.InferOutput<typeof LikertSchema>;

/** The answer that takes no side. */
export const MIDDLE = 3;
