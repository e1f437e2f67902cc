import { draft } from '@aura/shared-session';
import * as v from 'valibot';

/** The conversation that was left, and what was being written in it. The stored form is read by `parseDraft`. */
export const mentorDraft = draft('mentor', v.unknown());
