import { readdir, readFile, readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

export interface PortOwner {
  readonly pid: number;
  /** Name of the program, such as `java`. */
  readonly name: string;
}

const LISTENING = '0A';

/** Inodes of the sockets that listen on a port, out of the text of /proc/net/tcp or tcp6. */
export function findListeningInodes(table: string, port: number): string[] {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  return table
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${hex}`) && state === LISTENING)
    .flatMap((columns) => columns[9] ?? []);
}

/** The process that listens on a port; null if the system does not reveal it (not Linux, another user's process). */
export async function findPortOwner(port: number): Promise<PortOwner | null> {
  const tables = await Promise.all(['tcp', 'tcp6'].map((name) => read(`/proc/net/${name}`)));
  const sockets = new Set(
    tables.flatMap((table) => findListeningInodes(table, port)).map((inode) => `socket:[${inode}]`),
  );
  if (sockets.size === 0) return null;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
    for (const file of files) {
      const target = await readlink(join('/proc', pid, 'fd', file)).catch(() => '');
      if (sockets.has(target)) return { pid: Number(pid), name: await readProgram(pid) };
    }
  }
  return null;
}

/** File name of the program: `comm` would give the name of a thread. */
async function readProgram(pid: string): Promise<string> {
  const [program = ''] = (await read(`/proc/${pid}/cmdline`)).split('\0');
  return basename(program);
}

const read = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');
