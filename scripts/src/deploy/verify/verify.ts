import type { OutgoingHttpHeaders } from 'node:http';
import { ALIASES } from '@aura/shared-domain';
import { openRegistry, listReleases, type RegistryKey } from '@aura/shared-federation';
import type { Answer, Ask } from './ask.ts';

/** A site as it has to answer. */
export interface Expected {
  readonly origin: string;
  /** Paths of the pages, one of each kind of address. */
  readonly paths: readonly string[];
  /** Functions that answer below `/api`. */
  readonly backend: readonly string[];
  readonly registry: { readonly url: string; readonly key: RegistryKey };
}

/** One check of a running site. */
export interface Check {
  readonly name: string;
  /** The problem, as a clause; null if there is none. */
  readonly problem: string | null;
}

/** Forbidden in a public policy. */
const FORBIDDEN = ["'unsafe-inline'", "'unsafe-eval'", 'localhost', '127.0.0.1', ' * ', 'trusted-types *'];
const YEAR = 'max-age=31536000';

/** Asks a running site everything that a deployment has to keep: statuses, policies, caching, registry, remotes, backend. */
export async function verifySite(expected: Expected, ask: Ask): Promise<readonly Check[]> {
  const { origin, paths } = expected;
  const checks: Check[] = [];
  const hold = async (name: string, check: () => Promise<string | null>): Promise<void> => {
    const problem = await check().catch((error: unknown) => `não respondeu (${String(error)})`);
    checks.push({ name, problem });
  };
  let home = '';
  for (const path of paths) {
    await hold(`página ${path}`, async () => {
      const answer = await ask(origin + path);
      if (path === '/') home = answer.body;
      return findStatusProblem(answer, 200) ?? findPageProblem(answer.headers);
    });
  }
  await hold('endereço que não existe', async () => {
    const answer = await ask(`${origin}/nada-por-aqui`);
    return findStatusProblem(answer, 404) ?? findPageProblem(answer.headers);
  });
  for (const [alias, target] of Object.entries(ALIASES)) {
    await hold(`endereço antigo ${alias}`, async () => {
      const answer = await ask(`${origin}${alias}?de=teste`);
      return (
        findStatusProblem(answer, 301) ?? findHeaderProblem(answer.headers, 'location', `${target}?de=teste`)
      );
    });
  }
  await hold('arquivos com o conteúdo no nome', async () => {
    const [, file] = /(?:src|href)="(\/[\w.-]+\.[0-9a-f]{8,}\.(?:js|css))"/.exec(home) ?? [];
    if (file === undefined) return 'a página inicial não pede nenhum';
    const answer = await ask(origin + file);
    const isKept = readText(answer.headers, 'cache-control').includes('immutable');
    return findStatusProblem(answer, 200) ?? (isKept ? null : 'não é guardado');
  });
  await hold('servidor', async () => {
    const answer = await ask(`${origin}/api/health`);
    return findStatusProblem(answer, 200) ?? findHeaderProblem(answer.headers, 'cache-control', 'no-store');
  });
  for (const name of expected.backend) {
    await hold(`servidor ${name}`, async () => {
      const answer = await ask(`${origin}/api/${name}/health`);
      const isIt = answer.body.includes(`"codebase":"${name}"`);
      return (
        findStatusProblem(answer, 200) ??
        (isIt ? null : `quem respondeu foi outro: ${answer.body.slice(0, 80)}`)
      );
    });
  }
  await hold('registro e remotos', () => findRegistryProblem(expected, ask));
  return checks;
}

async function findRegistryProblem({ origin, registry }: Expected, ask: Ask): Promise<string | null> {
  const answer = await ask(new URL(registry.url, origin).href);
  const wrong = findStatusProblem(answer, 200);
  if (wrong) return wrong;
  const opened = await openRegistry(JSON.parse(answer.body) as unknown, registry.key);
  if (!opened.ok) return opened.error;
  const { overrides, remotes } = opened.value;
  if (overrides !== 'none') return 'aceita remotos de outra máquina';
  for (const { baseUrl, descriptor } of remotes.flatMap(listReleases)) {
    const entry = await ask(baseUrl + descriptor.entry.file, { origin });
    const allowed = readText(entry.headers, 'access-control-allow-origin');
    const problem =
      findStatusProblem(entry, 200) ?? (allowed === origin || allowed === '*' ? null : 'recusa o site');
    if (problem) return `${descriptor.name}: ${problem}`;
  }
  return null;
}

const findStatusProblem = ({ status }: Answer, wanted: number): string | null =>
  status === wanted ? null : `respondeu ${status}, e não ${wanted}`;

function findHeaderProblem(headers: Headers, name: string, wanted: string): string | null {
  const text = readText(headers, name);
  return text === wanted ? null : `${name} é "${text}", e não "${wanted}"`;
}

/** What is wrong with the headers of a page; null for right ones. */
export function findPageProblem(headers: Headers): string | null {
  const policy = readText(headers, 'content-security-policy');
  if (!policy.includes("default-src 'none'")) return 'não tem a política de segurança';
  const open = FORBIDDEN.find((part) => policy.includes(part));
  if (open !== undefined) return `a política permite ${open.trim()}`;
  if (!readText(headers, 'strict-transport-security').includes(YEAR)) return 'não exige TLS';
  return (
    findHeaderProblem(headers, 'x-content-type-options', 'nosniff') ??
    findHeaderProblem(headers, 'cache-control', 'no-cache')
  );
}

type Headers = OutgoingHttpHeaders;

const readText = (headers: Headers, name: string): string => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
};
