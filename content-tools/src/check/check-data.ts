import * as v from 'valibot';
import type { Entry, Fault, Source } from '../source.ts';
import { describeIssue, pathOf } from './describe-issue.ts';

export type ContentSchema = v.GenericSchema<unknown, unknown>;

/** The data of a file as their schema gives them, or every rule that they break, with the line. */
export function checkData(
  source: Source,
  schema: ContentSchema,
): { readonly entry: Entry<unknown> | null; readonly faults: readonly Fault[] } {
  const result = v.safeParse(schema, source.data);
  if (result.success) return { entry: { ...source, data: result.output }, faults: [] };
  const faults = result.issues.map((issue) => ({
    file: source.file,
    line: source.lineOf(pathOf(issue)),
    message: describeIssue(issue),
  }));
  return { entry: null, faults };
}
