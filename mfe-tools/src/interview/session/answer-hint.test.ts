import { expect, test } from 'vitest';
import { findAnswerHint } from './answer-hint.ts';

test('a case is not asked for what was done, and a story is', () => {
  expect(findAnswerHint({ shape: 'plan', language: 'pt' })).not.toMatch(/fez|no que deu/u);
  expect(findAnswerHint({ shape: 'story', language: 'pt' })).toMatch(/o que você fez e no que deu/u);
});

test('an English question is to be answered in English', () => {
  expect(findAnswerHint({ shape: 'story', language: 'en' })).toMatch(/Em inglês\.$/u);
  expect(findAnswerHint({ shape: 'story', language: 'pt' })).not.toMatch(/inglês/u);
});
