import { err, type Result } from '@aura/shared-domain';

/** Runs what needs the storage; a storage that does not answer becomes a sentence for the person at the terminal. */
export async function reachStorage<T>(work: () => Promise<Result<T, string>>): Promise<Result<T, string>> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return err(`O armazenamento das versões não respondeu como devia: ${reason}`);
  }
}
