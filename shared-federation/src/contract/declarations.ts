import { EventDeclarationsSchema } from '@aura/shared-domain/events';
import * as v from 'valibot';

/**
 * File of a release that holds what its remote declares besides its descriptor. Descriptors are strict: a shell refuses
 * one with a field that came after it. Of this file it reads the parts that it knows. Its hash stands in the descriptor
 * and so under the signature of the team. Releases of before have none; later ones always have it.
 */
export const DECLARATIONS_FILE = 'declarations.json';

/** The parts of the file, each with what stands there when a team declares nothing. */
const PARTS = {
  /** The events that the remote sends. */
  events: v.optional(EventDeclarationsSchema, []),
};

/** The file; parts that this build does not know are left alone. */
export const DeclarationsSchema = v.object(PARTS);
export type Declarations = v.InferOutput<typeof DeclarationsSchema>;

/** The same as fields of a definition, where nothing unknown may stand. */
export const DECLARED = {
  events: v.exactOptional(EventDeclarationsSchema),
};

/** Takes the declarations out of a definition; the rest goes into the descriptor. */
export function splitDeclarations<T extends v.InferInput<typeof DeclarationsSchema>>({
  events = [],
  ...described
}: T): { readonly declarations: Declarations; readonly described: Omit<T, 'events'> } {
  return { declarations: { events }, described };
}

/** Text of the file. */
export const declarationsText = (declarations: Declarations): string => `${JSON.stringify(declarations)}\n`;
