import * as v from 'valibot';
import { DescriptorSchema } from './descriptor.ts';
import { openObject } from './open-object.ts';
import { SHELL_API } from './shell-api.ts';

const BaseUrlSchema = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^?#]+\/$/));

/** One version of a remote, and the address of its files. */
export const ReleaseSchema = openObject({
  /** Address of the files of this version; ends with a slash. */
  baseUrl: BaseUrlSchema,
  descriptor: DescriptorSchema,
});
export type Release = v.InferOutput<typeof ReleaseSchema>;

/**
 * Whether a version of a remote runs on a shell with this contract; a shell also runs versions made for the previous
 * contract.
 */
export const isCompatible = (
  { shellApi: { min, max } }: Pick<Release['descriptor'], 'shellApi'>,
  shellApi: number = SHELL_API,
): boolean => min <= shellApi && shellApi - 1 <= max;

/** How a release is called in messages: `diagnostic@1.2.0`. */
export const releaseId = ({ name, version }: Pick<Release['descriptor'], 'name' | 'version'>): string =>
  `${name}@${version}`;
