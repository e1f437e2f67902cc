import { err, type Result } from '@aura/shared-domain';
import { ReleaseSchema, type Release } from '@aura/shared-federation';
import * as v from 'valibot';

/**
 * The current release of a remote's development server, which updates the descriptor with every compilation. The error
 * is a sentence for the terminal.
 */
export async function fetchDevRelease(name: string, port: number): Promise<Result<Release, string>> {
  const baseUrl = `http://localhost:${port}/`;
  const response = await fetch(`${baseUrl}descriptor.json`).catch(() => null);
  if (!response?.ok) return err(`O servidor de desenvolvimento de ${name} não respondeu.`);
  const descriptor: unknown = await response.json().catch(() => null);
  const release = v.safeParse(ReleaseSchema, { baseUrl, descriptor });
  if (release.success) return { ok: true, value: release.output };
  const [issue] = release.issues;
  return err(`descriptor.json de ${name}: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}
