import { DAY_MS } from '@aura/shared-domain';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { walkDocuments } from '../firebase/walk-documents.ts';
import { findPersonAbove } from '../schedule/find-person-above.ts';
import { ENDED_DAYS, FIRST_WARNING_DAYS } from './access-insights.ts';
import { HORIZONS, TOLD_DAYS_AFTER, TOLD_DAYS_BEFORE } from './task-insights.ts';

/** People absent for longer have been told; the page still asks when they return. */
const REVIEW_DAYS = 14;
/** Documents per query; each contains the field that sorts the query, which finds the next page. */
const PAGE = 300;

/**
 * All people who may have news, each once: those whose access ends or has ended, those with a diagnosis with due
 * tasks, then those with a review, latest due first, because long absent people have already been told.
 */
export async function* walkPeopleDue(db: Firestore, now: Date): AsyncGenerator<string> {
  const seen = new Set<string>();
  const queries = [
    queryEndingAccess(db, now),
    ...HORIZONS.map((horizon) => queryDuePlans(db, now, horizon)),
    queryReviews(db, now),
  ];
  for (const query of queries) {
    for await (const document of walkDocuments(query, PAGE)) {
      const person = document.ref.parent.path === 'users' ? document.id : findPersonAbove(document);
      if (person === null || seen.has(person)) continue;
      seen.add(person);
      yield person;
    }
  }
}

/** An instant so many days from another; a negative number gives one before it. */
const addDaysTo = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** A calendar day may begin or end most of a day before or after now: one more is looked at on either side. */
const SLACK = 1;

const queryEndingAccess = (db: Firestore, now: Date): Query =>
  db
    .collection('users')
    .where('acesso_expira_em', '>=', addDaysTo(now, -ENDED_DAYS - SLACK))
    .where('acesso_expira_em', '<=', addDaysTo(now, FIRST_WARNING_DAYS + SLACK))
    .select('acesso_expira_em');

const GENERATED_AT = 'lastDiagnosisResult.generatedAt';

/** Times in this format sort correctly as texts. */
const queryDuePlans = (db: Firestore, now: Date, horizon: number): Query =>
  db
    .collection('users')
    .where(GENERATED_AT, '>=', addDaysTo(now, -horizon - TOLD_DAYS_AFTER - SLACK).toISOString())
    .where(GENERATED_AT, '<=', addDaysTo(now, -horizon + TOLD_DAYS_BEFORE + SLACK).toISOString())
    .select(GENERATED_AT);

const queryReviews = (db: Firestore, now: Date): Query =>
  db
    .collectionGroup('lessonProgress')
    .where('nextDueAt', '>=', addDaysTo(now, -REVIEW_DAYS))
    .where('nextDueAt', '<=', now)
    .orderBy('nextDueAt', 'desc')
    .select('nextDueAt');
