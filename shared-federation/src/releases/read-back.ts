import { createHash } from 'node:crypto';
import { err, ok, type Result } from '@aura/shared-domain';
import { releaseId, type Release } from '../contract/index.ts';
import { DESCRIPTOR_FILE, listFiles } from './built-release.ts';

/** Number of parallel requests. */
const AT_ONCE = 6;
const GIVE_UP_MS = 15_000;

interface Wanted {
  readonly file: string;
  /** SHA-384 of its contents, as in an `integrity` attribute. */
  readonly integrity: string;
}

interface ReadBack {
  /** The built `descriptor.json`. */
  readonly descriptorText: Uint8Array;
  /** Origin of the pages that will ask for the files. */
  readonly shellOrigin: string;
}

/**
 * Requests every file of a release at its public address, like a browser on a page of the shell: the answer must be
 * 200 with the built bytes, and an answer of another origin must allow the shell's. The error is one sentence with the
 * file, its address and the answer.
 */
export async function readBack(
  { baseUrl, descriptor }: Release,
  { descriptorText, shellOrigin }: ReadBack,
): Promise<Result<null, string>> {
  const wanted: Wanted[] = [
    { file: DESCRIPTOR_FILE, integrity: computeIntegrity(descriptorText) },
    ...listFiles(descriptor),
  ];
  for (let start = 0; start < wanted.length; start += AT_ONCE) {
    const batch = wanted.slice(start, start + AT_ONCE);
    const faults = await Promise.all(batch.map((one) => findFault(baseUrl, one, shellOrigin)));
    const index = faults.findIndex((fault) => fault !== null);
    const { file = '' } = batch[index] ?? {};
    const id = releaseId(descriptor);
    if (index !== -1) return err(`${file} de ${id} não chega por ${baseUrl}${file}: ${faults[index]}.`);
  }
  return ok(null);
}

async function findFault(
  baseUrl: string,
  { file, integrity }: Wanted,
  shellOrigin: string,
): Promise<string | null> {
  try {
    const response = await fetch(baseUrl + file, {
      headers: { Origin: shellOrigin },
      redirect: 'manual',
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    if (response.status !== 200) return `veio o estado ${response.status} em vez de 200`;
    const allowed = response.headers.get('access-control-allow-origin');
    if (new URL(baseUrl).origin !== shellOrigin && allowed !== '*' && allowed !== shellOrigin)
      return `a resposta não deixa ${shellOrigin} lê-la (access-control-allow-origin: ${allowed ?? 'nenhum'})`;
    const contents = new Uint8Array(await response.arrayBuffer());
    if (computeIntegrity(contents) === integrity) return null;
    return `vieram ${contents.length} bytes que não são os da compilação (${computeIntegrity(contents)})`;
  } catch (error) {
    return `não houve resposta (${describeReason(error)})`;
  }
}

const computeIntegrity = (contents: Uint8Array): string =>
  `sha384-${createHash('sha384').update(contents).digest('base64')}`;

/** The cause of the library's "fetch failed". */
function describeReason(error: unknown): string {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? String(error);
}
