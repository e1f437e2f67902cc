import { err, ok, type Result } from '@aura/shared-domain';
import type { Environment } from './environment.ts';
import { production } from './production.ts';
import { staging } from './staging.ts';
import { twin } from './twin-environment.ts';

const ENVIRONMENTS: readonly Environment[] = [production, staging, twin];

/** The environment with a name. The error is a sentence for the person at the terminal. */
export function findEnvironment(name: string | undefined): Result<Environment, string> {
  const found = ENVIRONMENTS.find((environment) => environment.name === name);
  if (found) return ok(found);
  const names = ENVIRONMENTS.map((environment) => environment.name).join(', ');
  return err(`Diga o ambiente: ${names}.`);
}
