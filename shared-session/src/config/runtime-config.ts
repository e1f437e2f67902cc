import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';

const ELEMENT_ID = 'aura-config';

const filled = v.pipe(v.string(), v.minLength(1));
const matchPattern = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));

/** A path of this origin or an absolute address; a final slash is dropped. */
const BaseSchema = v.pipe(
  matchPattern(/^(\/(?!\/)|https?:\/\/)/),
  v.transform((base) => base.replace(/\/+$/, '')),
);

/** A deployment's configuration of the page, inline as JSON. None of it is secret. */
export const RuntimeConfigSchema = v.object({
  apiBase: BaseSchema,
  /** The same for streamed calls, if a proxy in front of `apiBase` buffers answers. */
  streamBase: v.optional(BaseSchema),
  firebase: v.object({ apiKey: filled, authDomain: filled, projectId: filled, appId: filled }),
  /** Measuring services, each used only after the person has accepted. */
  analytics: v.optional(
    v.object({
      /** Of the Google Analytics property that belongs to the Firebase app. */
      measurementId: v.optional(matchPattern(/^G-[A-Z0-9]{4,20}$/)),
      /** Of Meta's pixel. */
      pixelId: v.optional(matchPattern(/^\d{5,20}$/)),
    }),
  ),
  /** Heeded only by builds made for the emulators. */
  emulators: v.optional(
    v.object({
      /** Empty: the page's own origin, which forwards to the emulator. */
      auth: v.optional(matchPattern(/^$|^https?:\/\//), ''),
      /** Host and port. */
      firestore: matchPattern(/^[\w.-]+:\d+$/),
    }),
  ),
});
export type RuntimeConfig = v.InferOutput<typeof RuntimeConfigSchema>;

const ConfigTextSchema = v.pipe(v.string(), v.parseJson(), RuntimeConfigSchema);

/** Reads `<script type="application/json" id="aura-config">` of the page. The error names the first wrong field. */
export function readRuntimeConfig(page: Document): Result<RuntimeConfig, { readonly message: string }> {
  const parsed = v.safeParse(ConfigTextSchema, page.getElementById(ELEMENT_ID)?.textContent);
  if (parsed.success) return ok(parsed.output);
  const field = v.getDotPath(parsed.issues[0]) ?? `#${ELEMENT_ID}`;
  return err({ message: `A configuração desta página está ausente ou inválida (${field}).` });
}
