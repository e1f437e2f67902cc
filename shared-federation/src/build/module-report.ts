import * as v from 'valibot';

/** Name of the file in which a remote's build says what it bundles. It stays on the machine of the build. */
export const MODULE_REPORT = 'modules.json';

/** What a remote bundles besides its own sources. */
export const ModuleReportSchema = v.strictObject({
  schema: v.literal(1),
  /** By name. */
  libraries: v.array(
    v.strictObject({
      name: v.string(),
      version: v.string(),
      /** What it has left in the minified scripts, before they are compressed. */
      bytes: v.number(),
    }),
  ),
});
export type ModuleReport = v.InferOutput<typeof ModuleReportSchema>;
