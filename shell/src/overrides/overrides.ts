import { err, ok, type Result } from '@aura/shared-domain';
import { RemoteNameSchema } from '@aura/shared-federation/contract';
import * as v from 'valibot';

/**
 * Names of the machine itself that a content policy can allow, which knows no IPv6 address; a URL writes every form of
 * an address in one way.
 */
const LOOPBACK = /^(?:localhost|127(?:\.0){2}\.1)$/;

const StoredSchema = v.record(v.string(), v.unknown());

/** Name of a remote → address of its development server, with a final slash. */
type Overrides = ReadonlyMap<string, string>;

/**
 * The address of a development server, with a final slash. Only plain HTTP on the machine itself is one: code from
 * anywhere else would run with everything that the person may do.
 */
export function parseOverrideAddress(text: string): Result<string, string> {
  if (!URL.canParse(text)) return err('não está completo: escreva algo como http://localhost:PORTA/');
  const { protocol, hostname, username, password, origin, pathname, search, hash } = new URL(text);
  if (protocol !== 'http:' || !LOOPBACK.test(hostname))
    return err('não é de um servidor http desta máquina: escreva algo como http://localhost:PORTA/');
  if (username || password || search || hash) return err('só pode ter servidor, porta e caminho');
  return ok(origin + pathname.replace(/\/*$/, '/'));
}

/** The overrides in a stored text; invalid ones are named in `dropped`. */
export function readOverrides(text: string | null): {
  readonly overrides: Overrides;
  readonly dropped: readonly string[];
} {
  const overrides = new Map<string, string>();
  if (text === null) return { overrides, dropped: [] };
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), StoredSchema), text);
  if (!stored.success) return { overrides, dropped: ['overrides: not an object of addresses'] };
  const dropped: string[] = [];
  for (const [name, value] of Object.entries(stored.output)) {
    const address = parseOverrideAddress(String(value));
    if (!v.safeParse(RemoteNameSchema, name).success)
      dropped.push(`overrides: ${name} is no name of a remote`);
    else if (!address.ok) dropped.push(`overrides: ${name}: ${String(value)} ${address.error}`);
    else overrides.set(name, address.value);
  }
  return { overrides, dropped };
}

/** The text to store; null if there is nothing to remember. */
export const writeOverrides = (overrides: Overrides): string | null =>
  overrides.size === 0 ? null : JSON.stringify(Object.fromEntries(overrides));
