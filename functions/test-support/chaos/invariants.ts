import { computeEffectivePlan, computeUsagePeriod, type EffectivePlan } from '@aura/shared-domain';
import type { DocumentData } from 'firebase-admin/firestore';
import { parseProfile, withDates } from '../../src/profile/parse-profile.ts';
import { REPEAT_WINDOW_MS } from '../../src/usage/charge.ts';
import { expectedPlan } from '../billing/expected-plan.ts';
import type { RawPurchases } from '../billing/sandbox-control.ts';
import { readStoredMember } from '../company/members.ts';
import { ledgerFaults } from '../ledger/ledger-faults.ts';
import { documentsWith } from '../whole-database.ts';
import { countPayments, type Life } from './actions.ts';

const RANKS: Readonly<Record<EffectivePlan, number>> = {
  freemium: 0,
  b2b_equilibrio: 0,
  impulso: 1,
  decolagem: 2,
};

/** What is wrong with all that is stored of a life, whatever has happened; nothing where it is sound. */
export async function findFaults(life: Life): Promise<string[]> {
  const { world } = life;
  const { uid } = world.person;
  const raw = await world.billing.raw(uid);
  const faults = [...findFaultsOfCharges(life, raw), ...findFaultsOfLog(life)];
  if (life.isErased) return [...faults, ...(await findFaultsOfErasure(life, raw))];
  const stored = parseProfile(await world.person.profile());
  if (!stored.ok) return [...faults, `the profile is ${stored.error}`];
  const profile = stored.value;
  const now = world.clock.now();
  const fault = (isOne: boolean, what: string) => void (isOne && faults.push(what));

  const entries = withDates(await world.person.stored('pointEvents')) as Record<string, DocumentData>;
  faults.push(...ledgerFaults(profile, entries));
  const told = profile.notifications.map(({ id }) => id);
  fault(new Set(told).size !== told.length, `told twice: ${told.join()}`);

  const period = computeUsagePeriod(now);
  const counted = profile.usagePeriod === period ? profile.usageCounts : {};
  const used = await countUses(life, period);
  for (const [tool, uses] of Object.entries(used))
    fault((counted[tool] ?? 0) !== uses, `${tool}: ${counted[tool] ?? 0} counted, ${uses} charged`);

  const plan = computeEffectivePlan(profile, now);
  fault(RANKS[plan] > 0 && countPayments(raw) === 0, `${plan} without any payment`);
  const member = await readStoredMember(world.company, world.person);
  const isMember = member !== null && member.endedAt === null;
  fault(isMember !== (plan === 'b2b_equilibrio'), `${plan} of a member: ${isMember}`);
  const { seatsUsed } = await world.company.company();
  const listed = Object.values(await world.company.people()).filter(({ email }) => email !== '').length;
  fault(seatsUsed !== listed, `${seatsUsed} seats for ${listed} people`);
  return faults;
}

/** Violations after all events were delivered: the plan must equal the payments. */
export async function findFaultsOnceTold(life: Life): Promise<string[]> {
  const { world } = life;
  const stored = parseProfile(await world.person.profile());
  if (!stored.ok) return [`the profile is ${stored.error}`];
  const plan = computeEffectivePlan(stored.value, world.clock.now());
  const paid = expectedPlan(await world.billing.raw(world.person.uid), world.clock.now());
  return plan === paid || plan === 'b2b_equilibrio' ? [] : [`${plan} where ${paid} is paid`];
}

/** Every charge has a buyer, and at most one payment is pending. */
function findFaultsOfCharges({ paid }: Life, raw: RawPurchases): string[] {
  const { paymentIntents, subscriptions } = raw;
  const charged = countPayments(raw);
  const waiting = paymentIntents.filter(({ status }) => status === 'requires_payment_method').length;
  const active = subscriptions.filter(({ status }) => status === 'active').length;
  return [
    ...(charged > paid ? [`${charged} payments, the person made ${paid}`] : []),
    ...(waiting > 1 ? [`${waiting} payments wait`] : []),
    ...(active > 1 ? [`${active} subscriptions go on`] : []),
  ];
}

/** No line of the log says whom it is about or what they wrote. */
function findFaultsOfLog({ world: { person, processes } }: Life): string[] {
  const log = JSON.stringify(processes.map(({ logged }) => logged));
  const theirs = [person.uid, person.email, 'Pessoa de teste', 'Ana Souza', 'Atendi', 'Analista'];
  return theirs.filter((text) => log.includes(text)).map(() => 'the log names somebody');
}

/** Nothing is charged by a subscription that is one of these. */
const ENDED: readonly string[] = ['canceled', 'incomplete_expired'];

async function findFaultsOfErasure(
  { world: { db, person, company, processes } }: Life,
  { subscriptions }: RawPurchases,
): Promise<string[]> {
  const left = await documentsWith(db, [person.uid, person.email]);
  // A company keeps its list entries; the person is told once that their account is gone.
  const kept = [`companies/${company.id}/people/`, 'messageOutbox/account-deleted_'];
  const traces = left.filter((path) => !kept.some((start) => path.startsWith(start)));
  const account = await processes[0].accounts.getUser(person.uid).catch(() => null);
  const charging = subscriptions.filter(({ status }) => !ENDED.includes(status));
  return [
    ...traces.map((path) => `left after the erasure: ${path.replace(person.uid, 'uid')}`),
    ...(account ? ['the account is left'] : []),
    ...charging.map(({ status }) => `a subscription is ${status} after the erasure`),
  ];
}

/** Uses of a month, counted from what was stored of them. */
async function countUses({ world: { person } }: Life, period: string): Promise<Record<string, number>> {
  const stored = async (name: string) =>
    Object.values(await person.stored(name)).map((data) => ({
      at: (data['createdAt'] as { toDate: () => Date }).toDate(),
      charged: data['charged'] === true,
      input: `${data['variant']} ${data['inputHash']}`,
    }));
  const diagnoses = await stored('diagnoses');
  const isRepeat = ({ at, input }: (typeof diagnoses)[number]) =>
    diagnoses.some(
      (other) =>
        other.input === input && other.at < at && other.at.getTime() > at.getTime() - REPEAT_WINDOW_MS,
    );
  const inPeriod = ({ at }: { readonly at: Date }) => computeUsagePeriod(at) === period;
  return {
    diagnosticQuick: diagnoses.filter((one) => inPeriod(one) && !isRepeat(one)).length,
    resumeOptimizer: (await stored('resumeRuns')).filter((one) => inPeriod(one) && one.charged).length,
  };
}
