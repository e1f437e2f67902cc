import { draft } from '@aura/shared-session';
import * as v from 'valibot';

/** The interview that is being prepared or answered. The stored form is read by `parseDraft`. */
export const interviewDraft = draft('interview', v.unknown());
