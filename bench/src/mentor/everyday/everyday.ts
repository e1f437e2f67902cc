import { flawList, measureOrdinary, ordinaryReport, threadReport } from './report.ts';
import { runThread } from './run-thread.ts';
import { OrdinarySchema, ThreadSchema } from './thread.ts';
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

type CaseSet = 'development' | 'held-out';

const threadsOf = (set: CaseSet) => readCases(`threads/${set}`, ThreadSchema).map(runThread);

/** How the mentor does in conversations and on everyday messages of a set; sums alone. */
export const everydayReport = (set: CaseSet): string =>
  [
    threadReport(set, threadsOf(set)),
    ordinaryReport(set, measureOrdinary(readCases(`ordinary/${set}`, OrdinarySchema))),
  ].join('\n\n');

/** Every turn of no use in the set that is there to work with. */
export const developmentFlaws = (): string => flawList(threadsOf('development'));
