import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@aura/shared-domain';
import { findEnvironment } from './environments/index.ts';
import type { Environment } from './environments/environment.ts';
import type { Previewed } from './preview/preview-site.ts';

const COMMANDS = ['doctor', 'build', 'plan', 'twin', 'verify', 'apply'] as const;

/** The target of a rollback: the site, or the functions of one codebase. */
export type RolledBack =
  | { readonly part: 'site' }
  | { readonly part: 'functions'; readonly codebase: string };

/** One call of `npm run deploy`. */
export type DeployOptions = { readonly environment: Environment } & (
  | { readonly command: Exclude<(typeof COMMANDS)[number], 'twin' | 'apply'> }
  | {
      readonly command: 'twin';
      /** Whether it keeps running after its checks, until Ctrl-C. */
      readonly stay: boolean;
      /** Whether journeys of `e2e` are walked, too. */
      readonly journeys: boolean;
    }
  | {
      readonly command: 'apply';
      /** Parts to deploy; empty means all. */
      readonly only: readonly string[];
    }
  | { readonly command: 'rollback'; readonly what: RolledBack; readonly to: string | undefined }
  | { readonly command: 'preview'; readonly previewed: Previewed }
);

const USAGE = `Uso: npm run deploy -- COMANDO [AMBIENTE]

  doctor AMBIENTE   diz tudo o que falta, sem mudar nada
  build AMBIENTE    escreve sites, funções, regras e plano em .local/deploy/AMBIENTE
  plan AMBIENTE     compila e diz o que mudaria lá, parte por parte
  twin              compila e serve os mesmos arquivos nesta máquina, e confere tudo
                    (--journeys: também com jornadas; --stay: continua no ar até Ctrl-C)
  verify AMBIENTE   confere o que está no ar
  apply AMBIENTE    publica o que foi compilado: índices, regras, funções, site
                    (--only indexes,rules,functions:NOME,site: só estas partes)
  rollback AMBIENTE site|functions:NOME
                    volta ao que estava no ar antes, ou a --to ID; o registro continua o mais novo
  preview NÚMERO    mostra um pull request em um endereço só seu de staging
                    (--remote NOME@VERSÃO: com esta versão de um remoto)`;

/** The environment that pull requests are shown in. */
const PREVIEWED_IN = 'staging';

/** Reads the command line. The error is a sentence for the person at the terminal. */
export function readDeployOptions(args: readonly string[]): Result<DeployOptions, string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        stay: { type: 'boolean', default: false },
        journeys: { type: 'boolean', default: false },
        only: { type: 'string' },
        to: { type: 'string' },
        remote: { type: 'string' },
      },
    });
    const [name, first, second, ...rest] = positionals;
    const strange = Object.entries({
      stay: values.stay || undefined,
      journeys: values.journeys || undefined,
      only: values.only,
      to: values.to,
      remote: values.remote,
    }).find(([option, value]) => value !== undefined && OPTIONS[option] !== name)?.[0];
    if (strange !== undefined) return err(`--${strange} só vale com ${OPTIONS[strange] ?? ''}.`);
    if (rest.length > 0 || (second !== undefined && name !== 'rollback')) return err(USAGE);
    if (name === 'preview') return previewOptions(first, values.remote);
    if (name === 'rollback') return rollbackOptions(first, second, values.to);
    const command = COMMANDS.find((each) => each === name);
    if (!command) return err(USAGE);
    const found = findEnvironment(first ?? (command === 'twin' ? 'twin' : undefined));
    if (!found.ok) return found;
    const environment = found.value;
    if (command === 'twin') {
      if (environment.remotes.from !== 'workspace') return err('Um gêmeo é servido do ambiente "twin".');
      return ok({ command, environment, stay: values.stay, journeys: values.journeys });
    }
    if (command === 'apply') return ok({ command, environment, only: listOf(values.only) });
    return ok({ command, environment });
  } catch {
    return err(USAGE);
  }
}

/** The command that an option is of. */
const OPTIONS: Readonly<Record<string, string>> = {
  stay: 'twin',
  journeys: 'twin',
  only: 'apply',
  to: 'rollback',
  remote: 'preview',
};

const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function rollbackOptions(
  name: string | undefined,
  what: string | undefined,
  to: string | undefined,
): Result<DeployOptions, string> {
  const environment = findEnvironment(name);
  if (!environment.ok) return environment;
  const [part, codebase = '', ...rest] = (what ?? '').split(':');
  const option = { command: 'rollback', environment: environment.value, to } as const;
  if (part === 'site' && codebase === '') return ok({ ...option, what: { part } });
  if (part === 'functions' && codebase !== '' && rest.length === 0)
    return ok({ ...option, what: { part, codebase } });
  return err('Diga o que volta: site, ou functions:NOME.');
}

function previewOptions(
  pull: string | undefined,
  version: string | undefined,
): Result<DeployOptions, string> {
  const environment = findEnvironment(PREVIEWED_IN);
  if (!environment.ok) return environment;
  if (!/^[1-9]\d{0,6}$/.test(pull ?? '')) return err('Diga o número do pull request.');
  const [, name, number] = /^([a-z][a-z0-9-]*)@(\d+\.\d+\.\d+)$/.exec(version ?? '') ?? [];
  if (version !== undefined && (name === undefined || number === undefined))
    return err('--remote é NOME@VERSÃO, como tools@1.2.3.');
  const remote = name !== undefined && number !== undefined ? { name, version: number } : null;
  return ok({
    command: 'preview',
    environment: environment.value,
    previewed: { pull: Number(pull), remote },
  });
}
