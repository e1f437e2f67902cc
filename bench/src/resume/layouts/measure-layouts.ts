import { fileURLToPath } from 'node:url';
import type { Options } from '../options.ts';
import { makeLayouts } from './make-files.ts';
import { type LayoutResult, readLayout } from './read-layout.ts';
import { describeLosses, reportHalves, sumHalves } from './report-layouts.ts';

const FOLDER = fileURLToPath(new URL('../../../../.local/resume-layouts/', import.meta.url));
/** The day on which every layout is read, so that figures do not change with the calendar. */
const TODAY = new Date('2026-11-28T12:00:00Z');

/** Makes the layouts that are not there yet, reads them, and prints and gives the figures of both halves. */
export async function measureLayouts({
  family,
  errors,
}: Pick<Options, 'family' | 'errors'>): Promise<unknown> {
  const { files, absent } = await makeLayouts(FOLDER);
  for (const text of absent) console.log(`Left out: ${text}, which is not installed.`);
  const results: LayoutResult[] = [];
  for (const file of files)
    if (family === undefined || file.design.family === family) results.push(await readLayout(file, TODAY));
  if (errors) console.log(describeLosses(results.filter(({ unopened }) => !unopened)));
  console.log(reportHalves(results));
  return sumHalves(results);
}
