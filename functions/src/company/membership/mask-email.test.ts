import { expect, it } from 'vitest';
import { maskEmail } from './mask-email.ts';

it.each([
  ['ana.souza@empresa.com.br', 'a•••@empresa.com.br'],
  ['a@empresa.com.br', 'a•••@empresa.com.br'],
  ['"a@b"@empresa.com.br', '"•••@empresa.com.br'],
  ['𝒂na@empresa.com.br', '𝒂•••@empresa.com.br'],
])('masks %s as %s', (email, masked) => expect(maskEmail(email)).toBe(masked));
