import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@cdktn/hcl2json';
import * as v from 'valibot';
import { ROOT } from '../../workspaces/paths.ts';

export const INFRA = join(ROOT, 'deploy/infra');

/** A block, or the value of an attribute; an expression is text in `${…}`. */
type Value = unknown;
export type Block = Readonly<Record<string, Value>>;

const BlockSchema = v.record(v.string(), v.unknown());
/** Blocks with two labels: type, name, and the block itself. */
const LabelledSchema = v.optional(v.record(v.string(), v.record(v.string(), v.array(BlockSchema))), {});
const FileSchema = v.object({
  resource: LabelledSchema,
  variable: v.optional(v.record(v.string(), v.unknown()), {}),
  locals: v.optional(v.array(BlockSchema), []),
});

export interface Terraform {
  readonly resources: readonly { readonly type: string; readonly name: string; readonly block: Block }[];
  readonly variables: readonly string[];
  readonly locals: Block;
}

/** The content of the Terraform files. Throws if one is no valid HCL. */
export async function readTerraform(): Promise<Terraform> {
  const resources: Terraform['resources'][number][] = [];
  const variables: string[] = [];
  const locals: Record<string, Value> = {};
  for await (const name of glob('*.tf', { cwd: INFRA })) {
    const file = v.parse(FileSchema, await parse(name, await readFile(join(INFRA, name), 'utf8')));
    for (const [type, named] of Object.entries(file.resource))
      for (const [resource, blocks] of Object.entries(named))
        for (const block of blocks) resources.push({ type, name: resource, block });
    variables.push(...Object.keys(file.variable));
    for (const block of file.locals) Object.assign(locals, block);
  }
  return { resources, variables, locals };
}

/** The variables of an environment. */
export async function readVariables(environment: string): Promise<Block> {
  const name = `environments/${environment}.tfvars`;
  return v.parse(BlockSchema, await parse(name, await readFile(join(INFRA, name), 'utf8')));
}
