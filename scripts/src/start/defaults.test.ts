import { expect, it } from 'vitest';
import { defaultLines } from './defaults.ts';

it('says whether a model writes, and never the key', () => {
  expect(defaultLines({}).at(-1)).toContain('desligada sem GEMINI_API_KEY');
  const withKey = defaultLines({ GEMINI_API_KEY: 'chave-secreta' }).join('\n');
  expect(withKey).toContain('um modelo do Gemini pode reescrevê-los');
  expect(withKey).not.toContain('chave-secreta');
});
