import { expect, test } from 'vitest';
import { loadSafety } from '../conversation/safety.ts';
import { createInitialDraft } from './state.ts';
import { withoutUnsafeText } from './without-unsafe-text.ts';

const empty = createInitialDraft('conversa-1');
const writing = (text: string) => ({ ...empty, text });

test('stores no draft before the safety layer is loaded', () => {
  expect(withoutUnsafeText(writing('Como peço um aumento?'), empty).text).toBe('');
  // What was stored before stays: it was looked at then.
  expect(withoutUnsafeText(writing('Como peço'), writing('Como peço')).text).toBe('Como peço');
});

test('stores every draft except one that the safety layer answers', async () => {
  await loadSafety();
  const harmless = writing('Como peço um aumento?');
  expect(withoutUnsafeText(harmless, empty)).toBe(harmless);
  expect(withoutUnsafeText(writing('eu queria me matar'), empty)).toEqual(empty);
});
