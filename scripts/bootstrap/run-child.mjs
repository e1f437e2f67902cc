import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @type {readonly NodeJS.Signals[]} */
const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 500;

/**
 * Runs a command in the foreground. It forwards signals and lives until the child has ended. If the parent exits, it
 * asks the child to end: npm runs scripts through a shell, and a signal to npm ends that shell without reaching us.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} the child's exit code; 128 + signal number after a signal
 */
export function runChild(command, args, { cwd, env = process.env }) {
  return new Promise((resolve) => {
    // Before the child starts: a signal, or the end of the parent, may come right after.
    const parent = process.ppid;
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    for (const signal of PASSED_ON) process.on(signal, forward);
    const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
    const parentCheck = setInterval(() => {
      if (process.ppid !== parent) child.kill('SIGTERM');
    }, PARENT_CHECK_MS);
    /** @param {number} code */
    const end = (code) => {
      clearInterval(parentCheck);
      for (const signal of PASSED_ON) process.off(signal, forward);
      resolve(code);
    };
    child.on('error', () => end(127));
    child.on('exit', (code, signal) => end(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  });
}
