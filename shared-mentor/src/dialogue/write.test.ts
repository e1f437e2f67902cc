import { expect, test } from 'vitest';
import { PEOPLE } from '../coach/evaluation/made-up-people.ts';
import type { PersonRecord } from '../person/record.ts';
import { respond } from './respond.ts';
import type { Turn } from './turn.ts';

const NOBODY = PEOPLE['nothing'];

/** The text that the last of some messages gets. */
function writeTo(messages: readonly string[], record: PersonRecord): string {
  const turns: Turn[] = [];
  for (const text of messages) {
    const response = respond({ text, turns: [...turns], unanswered: '', record, ads: [] });
    if (response.kind !== 'advice') continue;
    const { intent, play = '', parts } = response.answer;
    turns.push({ question: text, intent, play, draft: parts.find(({ draft }) => draft)?.text ?? '' });
  }
  return turns.at(-1)?.draft ?? '';
}

test('signs with the name of the person where it is known, and asks for it where it is not', () => {
  if (!NOBODY) throw new Error('nobody');
  const marina = { ...NOBODY, profile: { ...NOBODY.profile, name: 'Marina Souza' } };
  const unnamed = { ...NOBODY, profile: { ...NOBODY.profile, name: '' } };
  const messages = ['o recrutador sumiu, mando mensagem?', 'escreve pra mim', 'mais formal'];
  expect(writeTo(messages, marina)).toMatch(/Marina$/u);
  expect(writeTo(messages, marina)).not.toMatch(/\[seu nome\]/iu);
  expect(writeTo(messages, unnamed)).toMatch(/\[seu nome\]/iu);
});
