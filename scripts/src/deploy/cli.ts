import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@aura/shared-domain';
import { findEnvironment } from './environments/index.ts';
import type { Environment } from './environments/environment.ts';

const COMMANDS = ['doctor', 'build', 'plan', 'twin', 'verify', 'apply'] as const;
type Command = (typeof COMMANDS)[number];

/** What one call of `npm run deploy` is to do. */
export interface DeployOptions {
  readonly command: Command;
  readonly environment: Environment;
  /** Whether a twin goes on running after its checks, until Ctrl-C. */
  readonly stay: boolean;
}

const USAGE = `Uso: npm run deploy -- COMANDO [AMBIENTE]

  doctor AMBIENTE   diz tudo o que falta, sem mudar nada
  build AMBIENTE    escreve sites, funções, regras e plano em .local/deploy/AMBIENTE
  plan AMBIENTE     compila e diz o que mudaria lá, parte por parte
  twin              compila e serve os mesmos arquivos nesta máquina, e confere tudo
                    (--stay: continua no ar até Ctrl-C)
  verify AMBIENTE   confere o que está no ar
  apply AMBIENTE    publica o que foi compilado: índices, regras, funções, site`;

/** Reads the command line. The error is a sentence for the person at the terminal. */
export function readDeployOptions(args: readonly string[]): Result<DeployOptions, string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { stay: { type: 'boolean', default: false } },
    });
    const [name, environmentName, ...rest] = positionals;
    const command = COMMANDS.find((each) => each === name);
    if (!command || rest.length > 0) return err(USAGE);
    const environment = findEnvironment(environmentName ?? (command === 'twin' ? 'twin' : undefined));
    if (!environment.ok) return environment;
    if (command === 'twin' && environment.value.remotes.from !== 'workspace')
      return err('Um gêmeo é servido do ambiente "twin".');
    if (values.stay && command !== 'twin') return err('--stay só vale com twin.');
    return ok({ command, environment: environment.value, stay: values.stay });
  } catch {
    return err(USAGE);
  }
}
