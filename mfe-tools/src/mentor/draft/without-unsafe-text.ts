import { mayBeStored } from '../conversation/safety.ts';
import type { MentorDraft } from './state.ts';

/** The draft as it may be stored: without a text that must not leave the device, unless it is stored already. */
export const withoutUnsafeText = (draft: MentorDraft, stored: MentorDraft): MentorDraft =>
  draft.text === stored.text || mayBeStored(draft.text) ? draft : { ...draft, text: '' };
