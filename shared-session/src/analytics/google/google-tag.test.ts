import type { EventDeclaration } from '@aura/shared-domain/events';
import { expect, test } from 'vitest';
import { toGoogleEvent } from './google-tag.ts';

const lesson: EventDeclaration = {
  name: 'aula_lida',
  parameters: { minutes: { kind: 'count' }, fields: { kind: 'fields' } },
};
const event = { name: 'aula_lida', minutes: 4, fields: ['name', 'points'] };

test("the event's name is no parameter, numbers stay numbers and lists become text", () => {
  expect(toGoogleEvent({ event, declaration: lesson })).toEqual({
    name: 'aula_lida',
    parameters: { minutes: 4, fields: 'name,points' },
  });
});

test("Google's recommended names replace ours, one by one", () => {
  const google = { event: 'select_content', parameters: { minutes: 'value' } };
  expect(toGoogleEvent({ event, declaration: { ...lesson, google } })).toEqual({
    name: 'select_content',
    parameters: { value: 4, fields: 'name,points' },
  });
});
