import { ProfileSchema } from '@aura/shared-domain';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { HAS_AUTH } from '../../test-support/backend.ts';
import { databaseOfFile } from '../../test-support/own-database.ts';
import { newPerson } from '../../test-support/people.ts';
import { readSettings } from '../config/settings.ts';
import { openFirebaseServices } from '../firebase/admin.ts';
import { PROFESSIONAL } from '../generated/stories.ts';
import { withDates } from '../profile/parse-profile.ts';
import { enactStory } from './enact.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const count = (kind: string) => PROFESSIONAL.deeds.filter((deed) => deed.kind === kind).length;

test.skipIf(!HAS_AUTH)('the professional has lived every deed at its time, once', async () => {
  const db = databaseOfFile();
  const { accounts } = openFirebaseServices(readSettings(process.env).projectId);
  const person = await newPerson(db);
  const enact = () => enactStory(PROFESSIONAL, { db, accounts }, { uid: person.uid, now: NOW });
  expect(await enact()).toBe(true);
  const sizes = await Promise.all(
    ['diagnoses', 'interviews', 'resumeRuns', 'lessonProgress'].map(
      async (name) => Object.keys(await person.stored(name)).length,
    ),
  );
  expect(sizes).toEqual([count('diagnosis'), count('interview'), count('optimiser'), count('lesson')]);
  const interviews = Object.values(await person.stored('interviews'));
  expect(interviews.every(({ report }) => report !== null)).toBe(true);
  const stages = Object.values(await person.stored('savedJobs')).map(({ stage }) => stage);
  expect(new Set(stages)).toEqual(new Set(['saved', 'applied', 'interview', 'rejected']));
  const profile = v.parse(ProfileSchema, withDates(await person.profile()));
  expect(profile.careerPlan.filter(({ completed }) => completed).length).toBeGreaterThanOrEqual(3);
  expect(profile.notifications.every(({ timestamp }) => timestamp < NOW.toISOString())).toBe(true);
  expect(await enact()).toBe(false);
});
