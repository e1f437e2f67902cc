import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { BadgeSettings } from '../src/config/badge-settings.ts';

/** Settings of a platform with its own signing key. */
export const badgeSettings = (changes: Partial<BadgeSettings> = {}): BadgeSettings => ({
  siteUrl: 'https://aura.example',
  signingKey: newKey(),
  earlierKeys: [],
  ignored: [],
  ...changes,
});

/** A private key. @param bits with 3072 every character of a signature counts; with 2048 the last one has spare bits */
export const newKey = (bits = 3072): KeyObject =>
  generateKeyPairSync('rsa', { modulusLength: bits }).privateKey;

/** The text with one bit of one character turned over. */
export function flipped(text: string, at: number, bit: number): string {
  const bytes = Buffer.from(text, 'latin1');
  bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << bit), at);
  return bytes.toString('latin1');
}
