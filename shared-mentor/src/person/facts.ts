import { MENTOR_LIMITS, type PersonFact } from '@aura/shared-domain';
import type { Known } from './known-facts.ts';
import {
  readDiagnosisFacts,
  readGoalFacts,
  isSayable,
  readPayerFacts,
  readPlanFacts,
} from './profile-facts.ts';
import type { PersonRecord } from './record.ts';
import { readInterviewFacts, readJobFacts, readResumeFacts } from './work-facts.ts';

/** What is known of a person, by the name under which texts of the library ask for it. */
export function collectKnownFacts(record: PersonRecord): Known {
  const facts = [
    ...readGoalFacts(record.profile),
    ...readDiagnosisFacts(record.profile, record.now),
    ...readPlanFacts(record.profile),
    ...readPayerFacts(record.profile, record.now),
    ...readInterviewFacts(record),
    ...readJobFacts(record),
    ...readResumeFacts(record),
  ];
  return new Map(facts.map((fact) => [fact.key, fact]));
}

/** What the person agreed to have remembered; the id is the one under which it is kept. */
export const listRememberedFacts = ({ remembered }: PersonRecord): PersonFact[] =>
  remembered
    .filter(({ text }) => text.trim() !== '' && isSayable(text))
    .slice(0, MENTOR_LIMITS.facts)
    .map(({ id, text }) => ({ id, text, origin: 'remembered' }));

/** Everything that an answer may know of a person, each with where it is known from. */
export const collectPersonFacts = (record: PersonRecord): PersonFact[] => [
  ...[...collectKnownFacts(record).values()].map(({ fact }) => fact),
  ...listRememberedFacts(record),
];
