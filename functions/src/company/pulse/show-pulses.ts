import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import {
  computePulseResults,
  PulseSumsSchema,
  listRunningProgrammes,
  listSuggestedItems,
  listVisibleUnits,
  type Company,
  type StoredPulse,
} from '@aura/shared-company';
import { PULSE } from '@aura/shared-company/pulse';
import {
  DAY_MS,
  DAYS_BETWEEN_PULSES,
  ok,
  OTHER_UNIT,
  OTHER_UNIT_NAME,
  type companyPulsesEndpoint,
  type Pulse,
  type PulseUnit,
  type ResponseOf,
} from '@aura/shared-domain';
import { LESSON_SUMMARIES } from '@aura/shared-lessons';
import * as v from 'valibot';
import { note } from '../audit.ts';
import { locateCompany, parsePulse, parseSnapshot } from '../company-documents.ts';
import type { CompanyDeps } from '../company-deps.ts';
import { COMPANY_FAILURES } from '../../generated/failures.ts';
import type { ManagerCall } from '../manager.ts';
import { closePulses } from './close-pulses.ts';
import { PULSE_ITEMS, listQuestions } from './questions.ts';

type Pulses = ResponseOf<typeof companyPulsesEndpoint>;

/** GET /company/pulses: all pulses, with the numbers of groups for ended ones. Of an open one only its dates. */
export const showPulses =
  ({ db, now: clock }: Pick<CompanyDeps, 'db' | 'now'>): ManagerCall<undefined, Pulses> =>
  async (manager) => {
    const { company, companyId } = manager;
    const now = clock();
    await closePulses(db, companyId, now);
    await note(db, { manager, action: 'pulses_viewed', detail: 'Pulsos', at: now });
    const pulses = await readPulses(db, companyId);
    const units = await readUnitsToAsk(db, companyId, company);
    return ok({
      pulses: pulses.map(({ id, pulse }) => presentPulse(id, pulse, company)),
      questions: listQuestions({ withEnps: true }),
      units,
      programmes: listRunningProgrammes(company),
      refusal: explainPulseRefusal(pulses, units, now)?.message ?? null,
    });
  };

interface NamedPulse {
  readonly id: string;
  readonly pulse: StoredPulse;
}

/** Newest first. */
export async function readPulses(db: Firestore, companyId: string): Promise<readonly NamedPulse[]> {
  const { docs } = await locateCompany(db, companyId).pulses.orderBy('opensAt', 'desc').get();
  return docs.map(parseNamedPulse);
}

export const parseNamedPulse = (stored: QueryDocumentSnapshot): NamedPulse => ({
  id: stored.id,
  pulse: parsePulse(stored.data()),
});

/** The units that numbers are shown of: no other can be asked. */
export async function readUnitsToAsk(
  db: Firestore,
  companyId: string,
  company: Company,
): Promise<Pulses['units']> {
  const week = company.snapshots.at(-1);
  if (week === undefined) return [];
  const stored = await locateCompany(db, companyId).snapshots.doc(week).get();
  return listVisibleUnits(company, parseSnapshot(stored.data()));
}

/** Why no pulse can be opened now; null if one can. */
export function explainPulseRefusal(pulses: readonly NamedPulse[], units: Pulses['units'], now: Date) {
  if (units.length === 0) return COMPANY_FAILURES.noUnitsToAsk;
  if (pulses.some(({ pulse }) => pulse.closesAt > now)) return COMPANY_FAILURES.pulseIsOpen;
  const isRecent = ({ pulse }: NamedPulse) =>
    now.getTime() - pulse.opensAt.getTime() < DAYS_BETWEEN_PULSES * DAY_MS;
  return pulses.some(isRecent) ? COMPANY_FAILURES.pulseTooSoon : null;
}

/** The numbers of a pulse that was counted; null for one that was not. */
export const readPulseResults = (company: Company, { body }: Pick<StoredPulse, 'body'>): PulseUnit[] | null =>
  body === null
    ? null
    : computePulseResults(company, v.parse(PulseSumsSchema, JSON.parse(body)), PULSE_ITEMS);

function presentPulse(id: string, pulse: StoredPulse, company: Company): Pulse {
  const units = readPulseResults(company, pulse);
  return {
    id,
    opensAt: pulse.opensAt.toISOString(),
    closesAt: pulse.closesAt.toISOString(),
    units: pulse.units.map((unit) => findUnitName(company, unit)),
    withEnps: pulse.withEnps,
    results: units && { units, suggestions: listSuggestions(units) },
  };
}

const findUnitName = ({ departments }: Company, id: string): string =>
  id === OTHER_UNIT ? OTHER_UNIT_NAME : (departments.find((department) => department.id === id)?.name ?? id);

/** By the numbers of all who were asked. */
const listSuggestions = ([all]: readonly PulseUnit[]) =>
  (all ? listSuggestedItems(all) : []).flatMap((itemId) => {
    const item = PULSE.items.find(({ id }) => id === itemId);
    if (!item) return [];
    const lessons = item.lessons.flatMap((lesson) => LESSON_SUMMARIES.find(({ id }) => id === lesson) ?? []);
    return [{ itemId, text: item.next, lessons: lessons.map(({ id, title }) => ({ id, title })) }];
  });
