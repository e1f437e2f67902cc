import { expect, test } from 'vitest';
import { findCredential, isMeantAsCredential } from './find-credential.ts';

const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJhIn0.c2ln_-A';

test.each([
  ['itself', TOKEN],
  ['a text with blanks around it', `\n  ${TOKEN}\n`],
  ['a link', `https://aura.example/selos/verificar#${TOKEN}`],
  ['a file of JSON', JSON.stringify({ credential: TOKEN }, null, 2)],
  ['a sentence', `Meu selo: ${TOKEN}.`],
  ['an e-mail that was broken into lines', TOKEN.replaceAll(/.{12}/g, '$&\r\n')],
])('a credential is found in %s', (_, text) => expect(findCredential(text)).toBe(TOKEN));

test.each(['', 'oi', '{"type":"OpenBadgeCredential"}', 'eyJhbGciOiJSUzI1NiJ9', 'eyJhbGci.eyJpc3Mi', 'a.b.c'])(
  'finds none in %j',
  (text) => expect(findCredential(text)).toBeNull(),
);

test('a fragment that begins like one is meant as one, the anchors of a page are not', () => {
  expect(['#eyJhbGci', `#${TOKEN}`, '#conteudo', ''].map(isMeantAsCredential)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
