import { expect, test } from 'vitest';
import { findAnswerHint } from './answer-hint.ts';

test('only a story asks for past deeds, a case does not', () => {
  expect(findAnswerHint({ shape: 'plan', language: 'pt' })).not.toMatch(/fez|no que deu/u);
  expect(findAnswerHint({ shape: 'story', language: 'pt' })).toMatch(/o que você fez e no que deu/u);
});

test('an English question asks for an English answer', () => {
  expect(findAnswerHint({ shape: 'story', language: 'en' })).toMatch(/Em inglês\.$/u);
  expect(findAnswerHint({ shape: 'story', language: 'pt' })).not.toMatch(/inglês/u);
});
