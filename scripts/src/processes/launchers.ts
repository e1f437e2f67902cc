import { readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';

const CHECK_MS = 500;

/**
 * Fires when one of the programs that led to this process has ended: npx, nx and npm start each other through shells,
 * and a signal that ends one of them reaches none of those below.
 */
export function watchLaunchers(): AbortSignal {
  const controller = new AbortController();
  const parent = process.ppid;
  const known = listLaunchers(process.pid);
  const timer = setInterval(() => {
    const now = new Set(listLaunchers(process.pid));
    if (process.ppid !== parent || known.some((id) => !now.has(id))) controller.abort();
  }, CHECK_MS);
  timer.unref();
  controller.signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  return controller.signal;
}

/**
 * Process ids of the Node programs that started a process, and of the shells between them, nearest first. A terminal,
 * and everything above the first of them, may end for other reasons. Empty on systems other than Linux.
 */
function listLaunchers(pid: number): readonly number[] {
  const found: number[] = [];
  let programs = 0;
  for (let id = readParent(pid); id > 1; id = readParent(id)) {
    const kind = readKind(id);
    if (kind === 'other') break;
    found.push(id);
    if (kind === 'node') programs = found.length;
  }
  return found.slice(0, programs);
}

function readKind(pid: number): 'node' | 'shell' | 'other' {
  // npm and nx change how they call themselves, but not the file that they run from.
  const program = basename(tryReading(() => readlinkSync(`/proc/${pid}/exe`)));
  if (program === 'node') return 'node';
  const [, option] = tryReading(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')).split('\0');
  return program.endsWith('sh') && option === '-c' ? 'shell' : 'other';
}

/** 0 if unknown. */
function readParent(pid: number): number {
  const status = tryReading(() => readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1] ?? 0);
}

/** The system's data about a process; empty if it is gone. */
function tryReading(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
