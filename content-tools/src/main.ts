/**
 * `npm run content [-- PACKAGE…] [-- --watch]`: checks the content of all packages, or of some, and writes the modules that
 * the code reads. Exits with 1 where a file breaks a rule.
 */
import { watch } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compileAll } from './compile/compile-all.ts';
import { findPackages } from './compile/packages.ts';
import { describeFault } from './source.ts';

const ROOT = join(import.meta.dirname, '../..');
const args = process.argv.slice(2);
const isQuiet = args.includes('--quiet');
const named = args.filter((name) => !name.startsWith('--'));
// In a package's own script, `.` is that package.
const only = named.length > 0 ? named.map((name) => basename(name === '.' ? process.cwd() : name)) : null;

/** @returns whether every file keeps the rules */
async function run(): Promise<boolean> {
  const compiled = await compileAll(ROOT, only);
  const faults = compiled.flatMap((one) => one.faults);
  for (const fault of faults) console.error(describeFault(fault));
  const made = compiled.filter(({ isSame }) => !isSame).map(({ folder }) => folder);
  if (faults.length > 0) console.error(`\n${faults.length} a corrigir; nada foi gravado.`);
  else if (!isQuiet && made.length > 0) console.log(`Conteúdo compilado: ${made.join(', ')}.`);
  else if (!isQuiet) console.log('O conteúdo está em dia.');
  return faults.length === 0;
}

/** An editor's save is several events. */
const SETTLE_MS = 50;

/** Compiles again after every change of a file of content. */
async function follow(): Promise<void> {
  const packages = (await findPackages(ROOT)).filter(({ hasContent }) => hasContent);
  const watched = packages.map(({ folder }) => folder).filter((folder) => only?.includes(folder) ?? true);
  let isWaiting = false;
  let last: Promise<unknown> = Promise.resolve();
  const compileSoon = async (before: Promise<unknown>): Promise<void> => {
    await before;
    await wait(SETTLE_MS);
    isWaiting = false;
    await run();
  };
  await Promise.all(
    watched.map(async (folder) => {
      for await (const _ of watch(join(ROOT, folder, 'content'), { recursive: true })) {
        if (isWaiting) continue;
        isWaiting = true;
        last = compileSoon(last);
      }
    }),
  );
}

const isRight = await run();
if (args.includes('--watch')) await follow();
process.exitCode = isRight ? 0 : 1;
