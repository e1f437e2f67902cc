import type { WritingEvent } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { addEventToWriting, IDLE } from './use-writing.ts';

test('texts arrive by target, kept ones are counted, and the end names the model', () => {
  const events: WritingEvent[] = [
    { type: 'text', target: 's1', text: 'Organizei a recepção.' },
    { type: 'kept', target: 's2', reason: 'guard' },
    { type: 'end', model: 'modelo', reason: 'guard' },
  ];
  expect(events.reduce(addEventToWriting, IDLE)).toMatchObject({
    texts: { s1: 'Organizei a recepção.' },
    kept: 1,
    model: 'modelo',
    reason: 'guard',
  });
});
