import { join } from 'node:path';

/** The repository. */
export const ROOT = join(import.meta.dirname, '../../..');
/** What this machine keeps between runs; ignored by git. */
export const LOCAL = join(ROOT, '.local');
export const LOGS = join(LOCAL, 'logs');
/** Accounts and documents of the emulators, kept between runs of `npm start`. */
export const DATA = join(LOCAL, 'data');
