import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

const CASES = join(import.meta.dirname, '../../../cases/mentor');

/** Every case of a folder of `bench/cases/mentor`. @throws for a file that does not fit its schema */
export const readCases = <S extends v.GenericSchema>(folder: string, schema: S): v.InferOutput<S>[] =>
  globSync('*.yaml', { cwd: join(CASES, folder) })
    .toSorted()
    .flatMap((file) => v.parse(v.array(schema), parse(readFileSync(join(CASES, folder, file), 'utf8'))));
