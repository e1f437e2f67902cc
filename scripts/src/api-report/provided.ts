import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHELL_API } from '@aura/shared-federation';
import * as v from 'valibot';
import { ROOT } from '../workspaces/paths.ts';
import { API_LIBRARIES } from './entries.ts';

/** What no declaration says: the number of the contract, and the libraries with the first number of their versions. */
export async function providedText(): Promise<string> {
  const libraries = await Promise.all(API_LIBRARIES.map(firstNumber));
  return [`SHELL_API ${SHELL_API}`, ...libraries, ''].join('\n');
}

const VersionTextSchema = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));

/** `react 19`. */
async function firstNumber(library: string): Promise<string> {
  const manifest = await readFile(join(ROOT, 'node_modules', library, 'package.json'), 'utf8');
  return `${library} ${v.parse(VersionTextSchema, manifest).version.split('.')[0]}`;
}
