import { expect, test } from 'vitest';
import { loadSafety } from '../conversation/safety.ts';
import { createInitialDraft } from './state.ts';
import { withoutUnsafeText } from './without-unsafe-text.ts';

const empty = createInitialDraft('conversa-1');
const writing = (text: string) => ({ ...empty, text });

test('nothing that is being written is stored before the safety layer can look at it', () => {
  expect(withoutUnsafeText(writing('Como peço um aumento?'), empty).text).toBe('');
  // What was stored before stays: it was looked at then.
  expect(withoutUnsafeText(writing('Como peço'), writing('Como peço')).text).toBe('Como peço');
});

test('a text that the safety layer answers never becomes a stored draft; any other does', async () => {
  await loadSafety();
  const harmless = writing('Como peço um aumento?');
  expect(withoutUnsafeText(harmless, empty)).toBe(harmless);
  expect(withoutUnsafeText(writing('eu queria me matar'), empty)).toEqual(empty);
});
