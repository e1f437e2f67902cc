import { err, ok, type Result } from '@aura/shared-domain';
import { DescriptorSchema, isCompatible, SHELL_API, type Release } from '@aura/shared-federation/contract';
import * as v from 'valibot';

const GIVE_UP_MS = 3000;
/** Written by the development server of a remote. */
const DESCRIPTOR = 'descriptor.json';

/**
 * The version of a remote that a development server gives right now. The error is for the developer who asked.
 * @param address address of the server, with a final slash
 */
export async function loadOverride(name: string, address: string): Promise<Result<Release, string>> {
  const answer = await fetchJson(address + DESCRIPTOR);
  if (!answer.ok) return answer;
  const parsed = v.safeParse(DescriptorSchema, answer.value);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    return err(`${DESCRIPTOR}: ${v.getDotPath(issue) ?? 'raiz'}: ${issue.message}`);
  }
  const descriptor = parsed.output;
  if (descriptor.name !== name) return err(`Este servidor é da parte “${descriptor.name}”.`);
  if (!isCompatible(descriptor)) {
    const { min, max } = descriptor.shellApi;
    return err(`Esta versão pede o contrato ${min}–${max}, e este shell oferece o ${SHELL_API}.`);
  }
  return ok({ baseUrl: address, descriptor });
}

async function fetchJson(url: string): Promise<Result<unknown, string>> {
  try {
    const response = await fetch(url, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    return response.ok
      ? ok(await response.json())
      : err(
          `${url} respondeu ${response.status}. Use o endereço que "npx nx dev mfe-NOME --override" mostra.`,
        );
  } catch {
    return err(`${url} não respondeu com um descritor; confira se o servidor está no ar.`);
  }
}
