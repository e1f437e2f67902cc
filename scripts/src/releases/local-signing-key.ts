import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { err, type Result } from '@aura/shared-domain';
import { createSigningKey, parseSigningKey, type SigningKey } from '@aura/shared-federation/releases';

/**
 * The key of this machine, created on first use; readable by its owner only. Two concurrent processes get the same
 * one.
 */
export async function readLocalSigningKey(path: string): Promise<Result<SigningKey, string>> {
  try {
    const text = await readFile(path, 'utf8').catch(() => makeKey(path));
    const parsed = parseSigningKey(text);
    if (parsed.ok) return parsed;
    return err(
      `${path} ${parsed.error}. Restaure o arquivo, ou apague-o junto com as versões que ele assinou.`,
    );
  } catch (error) {
    return err(`Não foi possível ler nem criar a chave ${path}: ${String(error)}`);
  }
}

async function makeKey(path: string): Promise<string> {
  const temporary = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(temporary, `${JSON.stringify(await createSigningKey())}\n`, { mode: 0o600 });
    // Fails where another process was first: its key counts.
    await link(temporary, path).catch(() => undefined);
  } finally {
    await rm(temporary, { force: true });
  }
  return readFile(path, 'utf8');
}
