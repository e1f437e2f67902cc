import * as v from 'valibot';

const HealthSchema = v.object({ status: v.literal('ok') });
const PATIENCE_MS = 8_000;

/** The problem of a running platform at an address, as a clause; null if its pages and its backend answer. */
export async function findHealthProblem(origin: string): Promise<string | null> {
  const ask = (path: string) => fetch(origin + path, { signal: AbortSignal.timeout(PATIENCE_MS) });
  try {
    const page = await ask('/');
    if (page.status !== 200) return `a página inicial respondeu ${page.status}`;
    const backend = await ask('/api/health');
    const isWell = backend.ok && v.is(HealthSchema, await backend.json());
    return isWell ? null : `o servidor respondeu ${backend.status}, e não que está bem`;
  } catch (error) {
    return `${origin} não respondeu (${String(error)})`;
  }
}
