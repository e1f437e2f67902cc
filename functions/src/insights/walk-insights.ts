import type { Firestore } from 'firebase-admin/firestore';
import { walkPeople, type Walk, type WalkParts } from '../schedule/walk-people.ts';
import type { InsightsChecked } from './check-insights.ts';
import { peopleDue } from './people-due.ts';

/** Looks after everybody whom there may be something to tell. */
export const walkInsights = (
  db: Firestore,
  check: WalkParts<InsightsChecked>['check'],
  now: () => Date,
): Promise<Walk<InsightsChecked>> =>
  walkPeople({ message: 'insights', people: peopleDue(db, now()), check, nothing: { added: 0 }, now });
