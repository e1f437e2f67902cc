import { EventDeclarationsSchema } from '@aura/shared-domain/events';
import * as v from 'valibot';
import type { RemoteAsset } from './descriptor.ts';
import {
  DefinedExtensionsSchema,
  ExtensionSchema,
  type DefinedExtension,
  type Extension,
} from './extensions.ts';

/**
 * Release file with the declarations of a remote besides its descriptor. Early shells refuse a descriptor with an
 * unknown field; of this file a shell reads the parts that it knows. The descriptor contains its hash, so the team's
 * signature covers it. Older releases have no such file; newer ones always have it.
 */
export const DECLARATIONS_FILE = 'declarations.json';

/** The parts of the file, with their defaults when a team declares nothing. */
const PARTS = {
  /** The events that the remote sends. */
  events: v.optional(EventDeclarationsSchema, []),
  /** Its extensions of shell pages, and other contributions. */
  extensions: v.optional(v.array(ExtensionSchema), []),
};

/** The file; parts that this build does not know are left alone. */
export const DeclarationsSchema = v.object(PARTS);
export type Declarations = v.InferOutput<typeof DeclarationsSchema>;

/** The same parts as fields of a definition, which allows no unknown fields. */
export const DECLARED = {
  events: v.exactOptional(EventDeclarationsSchema),
  extensions: v.exactOptional(DefinedExtensionsSchema),
};

interface Declaring {
  readonly events?: Declarations['events'];
  readonly extensions?: readonly DefinedExtension[];
}

/** Takes the declarations out of a definition; the rest goes into the descriptor. */
export function splitDeclarations<T extends Declaring>({
  events = [],
  extensions = [],
  ...described
}: T): {
  readonly declarations: {
    readonly events: Declarations['events'];
    readonly extensions: readonly DefinedExtension[];
  };
  readonly described: Omit<T, 'events' | 'extensions'>;
} {
  return { declarations: { events, extensions }, described };
}

/** Text of the file. */
export const renderDeclarations = ({
  events = [],
  extensions = [],
}: {
  readonly events?: Declarations['events'];
  readonly extensions?: readonly Extension[];
}): string => `${JSON.stringify({ events, ...(extensions.length > 0 && { extensions }) })}\n`;

/** The declarations file of a release; undefined for an older release. */
export const findDeclarationsAsset = ({
  assets,
}: {
  readonly assets: readonly RemoteAsset[];
}): RemoteAsset | undefined => assets.find(({ file }) => file === DECLARATIONS_FILE);

const WithExtensionsSchema = v.object({ extensions: v.optional(v.array(v.unknown()), []) });

/** The extensions in a declarations file that this shell knows; later kinds are ignored. */
export function readExtensions(declarations: unknown): readonly Extension[] {
  const parsed = v.safeParse(WithExtensionsSchema, declarations);
  if (!parsed.success) return [];
  return parsed.output.extensions.flatMap((one) => {
    const extension = v.safeParse(ExtensionSchema, one);
    return extension.success ? [extension.output] : [];
  });
}

/** Extensions of the releases that a page knows, by the integrity of the files that declare them: a block of its JSON. */
export const InlineExtensionsSchema = v.record(v.string(), v.array(v.unknown()));
