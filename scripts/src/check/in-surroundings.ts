/**
 * Runs a suite with its surroundings: `node in-surroundings.ts <emulators|site> PROGRAM ARGS…`. Within a check it uses
 * the check's emulators and site; alone it starts them for this command and stops them afterwards.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { watchInterruption } from '../processes/interruption.ts';
import { buildAll, buildBackend } from '../start/build.ts';
import { complain } from '../terminal/print-messages.ts';
import { LENDER } from './lend-surroundings.ts';
import { createSurroundings, type Need } from './surroundings.ts';

const NeedSchema = v.picklist(['emulators', 'site']);
const EnvironmentSchema = v.record(v.string(), v.string());

async function borrow(lender: string, need: Need): Promise<Result<NodeJS.ProcessEnv, string>> {
  const answer = await fetch(`${lender}/${need}`);
  const body: unknown = await answer.json();
  return answer.ok ? ok(v.parse(EnvironmentSchema, body)) : err(String(body));
}

async function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

async function main(): Promise<number> {
  const [wanted, program, ...args] = process.argv.slice(2);
  const need = v.safeParse(NeedSchema, wanted);
  if (!need.success || program === undefined) {
    complain('Uso: node in-surroundings.ts <emulators | site> PROGRAMA [ARGUMENTOS…]');
    return 2;
  }
  const lender = process.env[LENDER];
  const signal = watchInterruption();
  const around = createSurroundings(signal);
  try {
    if (lender === undefined) {
      const built = await (need.output === 'site' ? buildAll : buildBackend)(signal);
      if (!built.ok) throw new Error(built.error);
    }
    const provided =
      lender === undefined ? await around.provide(need.output) : await borrow(lender, need.output);
    if (!provided.ok) throw new Error(provided.error);
    return await run(program, args, provided.value);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    await around.stop();
  }
}

process.exit(await main());
