import * as v from 'valibot';

/** Name of the file in which a remote's build says what it bundles. It stays on the machine of the build. */
export const MODULE_REPORT = 'modules.json';

/** Packages that a remote bundles besides its own sources. */
export const ModuleReportSchema = v.strictObject({
  schema: v.literal(1),
  /** By name. */
  libraries: v.array(
    v.strictObject({
      name: v.string(),
      version: v.string(),
      /** Bytes in the minified scripts, before compression. */
      bytes: v.number(),
    }),
  ),
});
export type ModuleReport = v.InferOutput<typeof ModuleReportSchema>;
