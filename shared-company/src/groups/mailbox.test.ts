import { expect, test } from 'vitest';
import { findCountedMailbox } from './mailbox.ts';

const OWN = ['ipe.com.br'];

test.each([
  ['ana@ipe.com.br', 'ana@ipe.com.br'],
  ['Ana@Obras.Ipe.com.br', 'ana@obras.ipe.com.br'],
  ['ana+rh@ipe.com.br', 'ana@ipe.com.br'],
  ['a.na+7@gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
  ['a.na@outlook.com', 'a.na@outlook.com'],
  // A domain of another owner with a similar ending, or one bought for this purpose.
  ['ana@naoipe.com.br', null],
  ['ana@qualquer.example', null],
])('%s counts by %s', (email, mailbox) => {
  expect(findCountedMailbox(email, OWN)).toBe(mailbox);
});

test("without a domain of the company only providers' domains count", () => {
  expect(findCountedMailbox('ana@ipe.com.br', [])).toBeNull();
  expect(findCountedMailbox('ana@uol.com.br', [])).toBe('ana@uol.com.br');
});
