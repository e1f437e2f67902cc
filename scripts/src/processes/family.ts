import { readdir, readFile } from 'node:fs/promises';

/** Process ids of everything that descends from a process, by the parents that /proc tells; empty off Linux. */
export async function listDescendants(pid: number): Promise<number[]> {
  const children = new Map<number, number[]>();
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number);
  for (const id of pids) {
    const parent = readParent(await readFile(`/proc/${id}/stat`, 'utf8').catch(() => ''));
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), id]);
  }
  const found: number[] = [];
  for (let next = children.get(pid) ?? []; next.length > 0;) {
    found.push(...next);
    next = next.flatMap((id) => children.get(id) ?? []);
  }
  return found;
}

/** The program name is in brackets and may itself contain blanks and brackets. */
function readParent(stat: string): number | null {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [, parent] = fields;
  return parent === undefined ? null : Number(parent);
}

/** Sends a signal; a process or group that is gone already counts as done. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Nothing is left to signal.
  }
}
