import { draft } from '@aura/shared-session';
import * as v from 'valibot';

/** The diagnosis that was begun. The stored form is read by `parseDraft`. */
export const diagnosisDraft = draft('diagnosis', v.unknown());
