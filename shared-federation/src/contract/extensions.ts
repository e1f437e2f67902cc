import { AccessSchema, type Access } from '@aura/shared-domain';
import * as v from 'valibot';

const HeightSchema = v.pipe(v.number(), v.minValue(1), v.maxValue(90));
const NameSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/));
const TitleSchema = v.pipe(v.string(), v.minLength(3), v.maxLength(70));
const PathSchema = v.pipe(v.string(), v.regex(/^\/[a-z0-9-]+(\/[a-zA-Z0-9-]+)*$/));
const ChunksSchema = v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/))));
const FilesSchema = v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/)));

/** Who gets an extension, besides what the page that holds it asks for. */
const WHO = {
  role: v.optional(v.picklist(['gestor_rh', 'professional'])),
  access: v.optional(AccessSchema),
};

/** Fields of an extension at each point. */
const CARD = {
  point: v.literal('panel.card'),
  name: NameSchema,
  order: v.number(),
  /** Its place in a wide window: across the page, or in one of two columns; the first one by default. */
  column: v.optional(v.picklist(['wide', 'main', 'side'])),
  /** About how tall it is in a narrow and in a wide window, in rem: so much space is kept until it comes. */
  height: v.optional(v.strictObject({ narrow: HeightSchema, wide: HeightSchema })),
  ...WHO,
};
const SECTION = {
  point: v.literal('settings.section'),
  name: NameSchema,
  title: TitleSchema,
  /** One or two sentences under the title. */
  text: v.optional(v.pipe(v.string(), v.minLength(10), v.maxLength(200))),
  order: v.number(),
  /** Many people have no content there: no space is reserved, and the title appears together with the content. */
  mayBeEmpty: v.optional(v.boolean()),
  ...WHO,
};
const SOURCE = { point: v.literal('notification.source'), name: NameSchema, ...WHO };
/** A link to a page of the remote, with its label. */
const LINK = {
  title: TitleSchema,
  path: PathSchema,
  /** Whether it leads to a purchase: hidden from people whose company pays. */
  sells: v.exactOptional(v.boolean()),
};
const HELP = { point: v.literal('help'), ...LINK };
/** In the menu of the account. */
const ACCOUNT_LINK = {
  point: v.literal('account.link'),
  ...LINK,
  /** Id of the part of the page that it leads to. */
  fragment: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/))),
  /** Whether it is for those who run the platform. */
  operators: v.optional(v.boolean()),
  order: v.number(),
  ...WHO,
};
const FOOTER_LINK = { point: v.literal('footer.link'), ...LINK, order: v.number() };
/** The page for people without a completed diagnosis; one per site. Public pages link to it by its title. */
const FIRST_STEP = { point: v.literal('first.step'), ...LINK };
/** A menu entry without a lock in any plan. */
const UNLOCKED = { point: v.literal('navigation.unlocked'), path: PathSchema };
/** Data that is deleted with an account: a list item, in small letters and without a full stop. */
const ERASED = {
  point: v.literal('account.erased'),
  text: v.pipe(v.string(), v.minLength(5), v.maxLength(120)),
  order: v.number(),
};
/** Pages at this path and below it are kept on the device, in caches that begin with {@link PRIVATE_CACHES}. */
const SHELF = { point: v.literal('offline.shelf'), path: PathSchema };

/** Name prefix of caches that the shell empties when a person signs out, or another person signs in. */
export const PRIVATE_CACHES = 'aura-';

/** An extension as a team writes it. */
export const DefinedExtensionSchema = v.variant('point', [
  v.strictObject({ ...CARD, chunks: ChunksSchema }),
  v.strictObject({ ...SECTION, chunks: ChunksSchema }),
  v.strictObject(SOURCE),
  v.strictObject(HELP),
  v.strictObject(SHELF),
  v.strictObject(ACCOUNT_LINK),
  v.strictObject(FOOTER_LINK),
  v.strictObject(FIRST_STEP),
  v.strictObject(UNLOCKED),
  v.strictObject(ERASED),
]);
export type DefinedExtension = v.InferOutput<typeof DefinedExtensionSchema>;

/** The extensions of a remote, each at its point once. */
export const DefinedExtensionsSchema = v.pipe(
  v.array(DefinedExtensionSchema),
  v.check(
    (extensions) => new Set(extensions.map(claimOf)).size === extensions.length,
    'two extensions of one point have the same name',
  ),
);

/** An extension of a built remote: a view names the files that its first paint needs. Unknown fields are dropped. */
export const ExtensionSchema = v.variant('point', [
  v.object({ ...CARD, files: FilesSchema }),
  v.object({ ...SECTION, files: FilesSchema }),
  v.object(SOURCE),
  v.object(HELP),
  v.object(SHELF),
  v.object(ACCOUNT_LINK),
  v.object(FOOTER_LINK),
  v.object(FIRST_STEP),
  v.object(UNLOCKED),
  v.object(ERASED),
]);
export type Extension = v.InferOutput<typeof ExtensionSchema>;

/** Where the frame shows a remote's extensions: an address that no route of a remote can have. */
export const EXTENSIONS_PATH = '/_extensoes';

/** A place of the shell where remotes show extensions, or a source that it queries. */
export type ExtensionPointName = Extension['point'];

type At<P extends ExtensionPointName> = Extract<Extension, { readonly point: P }>;
export type ExtensionAt<P extends ExtensionPointName> = At<P>;

/** An extension that draws, as a module with life cycles. */
export type View = At<'panel.card'> | At<'settings.section'>;
export type ViewPoint = View['point'];

/** An extension that has a module. */
export type WithModule = View | At<'notification.source'>;

/** Exports of a module at the point `notification.source`. */
export interface NotificationSource {
  /** Creates the news for the signed-in person: called at most once a day for each account. */
  readonly refresh: () => Promise<void>;
}

const MODULE_POINTS: readonly ExtensionPointName[] = [
  'panel.card',
  'settings.section',
  'notification.source',
] satisfies readonly WithModule['point'][];

/** Whether an extension has a module; any other is data only, and loads nothing. */
export const hasModule = <E extends Extension | DefinedExtension>(
  extension: E,
): extension is WithModuleOf<E> => MODULE_POINTS.includes(extension.point);

/** Of some extensions those that have a module. */
export type WithModuleOf<E extends Extension | DefinedExtension> = Extract<
  E,
  { readonly point: WithModule['point'] }
>;

/** Name under which the module of an extension is exposed. */
export const computeExposedName = ({ point, name }: Pick<WithModule, 'point' | 'name'>): string =>
  `./${point}/${name}`;

/** Identifies an extension; two extensions of one site must differ in it. */
export function claimOf(extension: Extension | DefinedExtension): string {
  const { point } = extension;
  if (point === 'first.step') return point;
  if (hasModule(extension)) return `${point} ${extension.name}`;
  if ('title' in extension) return `${point} ${extension.path} "${extension.title}"`;
  return `${point} ${'path' in extension ? extension.path : `"${extension.text}"`}`;
}

/** An extension without files to preload. */
export function withoutChunks(extension: DefinedExtension): Extension {
  if (extension.point !== 'panel.card' && extension.point !== 'settings.section') return extension;
  const { chunks: _, ...rest } = extension;
  return { ...rest, files: [] };
}

/** Whether an extension is for a person's role; a person without a role is a professional. */
export const isForRole = (
  { role }: { readonly role?: 'gestor_rh' | 'professional' | undefined },
  viewer: string | undefined,
): boolean => role === undefined || role === (viewer === 'gestor_rh' ? 'gestor_rh' : 'professional');

/** Access that an extension requires in addition to its page's. */
export const readAccess = ({ access = 'public' }: { readonly access?: Access | undefined }): Access => access;
