import { createHash } from 'node:crypto';
import { digestFiles } from '../../files/digest-files.ts';

/**
 * Digest of a folder: of the names and contents of its files, in the order of their names. Equal folders have equal
 * digests, whenever and wherever they were written.
 * @returns SHA-256 as hexadecimal digits
 */
export const digestFolder = async (folder: string): Promise<string> =>
  digestText(JSON.stringify(await digestFiles(folder)));

/** SHA-256 of a text, as hexadecimal digits. */
export const digestText = (text: string): string => createHash('sha256').update(text).digest('hex');
