import * as v from 'valibot';
import { ContributionSchema, type Contribution, type Member } from '@aura/shared-company';
import { DAY_MS } from '@aura/shared-domain';
import { walkDocuments } from '../../firebase/walk-documents.ts';
import { eraseFound } from '../../firebase/write-all-found.ts';
import type { CompanyDocuments } from '../company-documents.ts';

/** Contributions in one document: a few hundred kilobytes of the one megabyte that it may have. */
const PER_PART = 300;
const PAGE = 20;
/** Also if no run ever comes again. */
const KEPT_MS = 2 * DAY_MS;

const BodySchema = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), ContributionSchema])));

/** The contributions that runs of one week have read so far, so that a run that was cut goes on. */
export interface SnapshotParts {
  readonly find: (member: Member) => Contribution | null;
  /** Keeps one; full parts are stored. */
  readonly add: (member: Member, contribution: Contribution) => Promise<void>;
  /** Stores what is not stored yet. */
  readonly flush: () => Promise<void>;
}

/** By the place on the list and the time of joining: neither who, nor another person who comes after them. */
const nameOf = ({ personId, joinedAt }: Member): string => `${personId} ${joinedAt.getTime()}`;

/**
 * Opens the parts of a week. They hold only what was read: whether somebody counts at all is asked again each time, so a
 * person who takes their consent back between two runs is in no number.
 */
export async function openParts(
  { snapshotParts }: Pick<CompanyDocuments, 'snapshotParts'>,
  week: string,
  now: Date,
): Promise<SnapshotParts> {
  const known = new Map<string, Contribution>();
  for await (const part of walkDocuments(snapshotParts.where('week', '==', week), PAGE))
    for (const [name, contribution] of v.parse(BodySchema, part.get('body'))) known.set(name, contribution);
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  let pending: (readonly [string, Contribution])[] = [];
  const flush = async (): Promise<void> => {
    if (pending.length === 0) return;
    const body = JSON.stringify(pending);
    pending = [];
    await snapshotParts.doc().create({ week, body, expiresAt });
  };
  return {
    find: (member) => known.get(nameOf(member)) ?? null,
    async add(member, contribution) {
      pending.push([nameOf(member), contribution]);
      if (pending.length === PER_PART) await flush();
    },
    flush,
  };
}

/** Erases the parts of all weeks, once a snapshot is stored. */
export const eraseParts = ({ snapshotParts }: Pick<CompanyDocuments, 'snapshotParts'>): Promise<unknown> =>
  eraseFound(snapshotParts);
