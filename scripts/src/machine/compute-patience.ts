import { availableParallelism, loadavg } from 'node:os';

/**
 * How long to wait for what takes so long on an idle machine: as many times longer as more programs want a core than there
 * are cores, so that a crowded machine is not taken for a fault.
 */
export function computePatience(
  ms: number,
  load: number = loadavg()[0] ?? 0,
  cores: number = availableParallelism(),
): number {
  return ms * Math.max(1, load / cores);
}
