import { statfs } from 'node:fs/promises';

/** Free bytes on the disk of a folder. */
export async function countFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether something failed because the disk is full. */
export const isFullDisk = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as { code?: string } | null)?.code ?? '');

/** A build writes some two hundred megabytes. */
const START_BYTES = 300 * 1024 * 1024;

/** A sentence if there is too little room to start; null if there is enough. */
export async function describeFullDisk(folder: string, freeBytes = countFreeBytes): Promise<string | null> {
  const free = await freeBytes(folder);
  if (free >= START_BYTES) return null;
  const [left, needed] = [free, START_BYTES].map((bytes) => Math.floor(bytes / 1024 / 1024));
  return `O disco está cheio: restam ${left} MB em ${folder}, e para iniciar são precisos ${needed} MB. Libere espaço e repita o comando.`;
}
