import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  CompanyInviteResponseSchema,
  SHARING_NOTICE_VERSION,
  type ResponseOf,
  type RequestOf,
  invitationAcceptEndpoint,
  invitationPreviewEndpoint,
  membershipChangeEndpoint,
  membershipsEndpoint,
} from '@aura/shared-domain';
import type { Member } from '@aura/shared-company';
import { parseMember } from '../../src/company/company-documents.ts';
import { createCompanyPart } from '../../src/company/part.ts';
import { computePersonId } from '../../src/company/people/person-id.ts';
import { errorHandler, answerNotFound } from '../../src/http/error-handler.ts';
import { readBoundedBody } from '../../src/http/json-body.ts';
import type { TakeToken } from '../../src/http/token-buckets.ts';
import { bindParts } from '../../src/parts/bind-parts.ts';
import { openOwnDatabase } from '../own-database.ts';
import { partDeps } from '../part-deps.ts';
import { newPerson, verifyEmail, type Person } from '../people.ts';
import { described, type TestCompany } from './company.ts';

/** The calls of managers and of members, at a time that a test sets. */
export interface MembersBackend {
  readonly url: string;
  readonly db: Firestore;
  /** Takes the place of the clock; null lets it go on. */
  setNow(now: Date | null): void;
  preview(token: string): Promise<Answer>;
  accept(
    token: string,
    person: Person,
    changes?: Partial<RequestOf<typeof invitationAcceptEndpoint>>,
  ): Promise<Answer>;
  memberships(person: Person): Promise<Answer>;
  change(
    company: TestCompany,
    person: Person,
    action: RequestOf<typeof membershipChangeEndpoint>['action'],
  ): Promise<Answer>;
  stop(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: Partial<
    ResponseOf<typeof membershipsEndpoint> & ResponseOf<typeof invitationPreviewEndpoint>
  > & {
    readonly error?: { readonly code: string; readonly message: string };
  };
}

interface Options {
  /** Rate limit for viewing invitations; none by default. */
  readonly takePreviewToken?: TakeToken;
  /** A new database by default. */
  readonly db?: Firestore;
}

/** A backend of this process on a free port. */
export async function startMembersBackend({
  takePreviewToken = () => 0,
  db = openOwnDatabase(),
}: Options = {}): Promise<MembersBackend> {
  let at: Date | null = null;
  const { routes } = bindParts(
    [createCompanyPart(async () => undefined)],
    partDeps({ db, now: () => at ?? new Date() }),
    (limit) => (limit === 'invitations' ? takePreviewToken : () => 0),
  );
  const server = express().use(readBoundedBody, routes, answerNotFound, errorHandler).listen(0, '127.0.0.1');
  // A test that computes for long keeps the connection of its last call, and asks by it again.
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const post = (path: string, body: object, token?: string) =>
    call(url + path, token, { method: 'POST', body: JSON.stringify(body) });
  return {
    url,
    db,
    setNow: (now) => void (at = now),
    preview: (token) => post('/invites/preview', { token }),
    accept: (token, person, changes) =>
      post(
        '/invites/accept',
        { token, shares: true, noticeVersion: SHARING_NOTICE_VERSION, ...changes },
        person.token,
      ),
    memberships: (person) => call(`${url}/memberships`, person.token, { method: 'GET' }),
    change: (company, person, action) =>
      post('/memberships/change', { companyId: company.id, action }, person.token),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function call(url: string, token: string | undefined, init: RequestInit): Promise<Answer> {
  const headers = {
    ...(init.body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(url, { ...init, headers });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** A person with a confirmed e-mail; null means without a profile. */
export async function createGuest(db: Firestore, profile: DocumentData | null = {}): Promise<Person> {
  const person = await newPerson(db, profile);
  await verifyEmail(person.uid);
  return person;
}

/** Lets a company invite a person; returns the token of their link. */
export async function invited(company: TestCompany, { email }: Pick<Person, 'email'>): Promise<string> {
  const person = described('Ana Souza', { email });
  return tokenIn(await company.post('/company/invites', { kind: 'person', person }));
}

/** Lets a company send a person on its list a new link; returns its token. */
export async function invitedAgain(company: TestCompany, { email }: Pick<Person, 'email'>): Promise<string> {
  const personIds = [await personIdIn(company, email)];
  return tokenIn(await company.post('/company/invites', { kind: 'again', personIds }));
}

const LINKS_PER_CALL = 50;

/** Lets a company give people on its list new links; the tokens by the ids of the people. */
export async function linksFor(
  company: TestCompany,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const tokens = new Map<string, string>();
  for (let at = 0; at < personIds.length; at += LINKS_PER_CALL) {
    const request = { kind: 'again', personIds: personIds.slice(at, at + LINKS_PER_CALL) };
    const { body } = await company.post('/company/invites', request);
    for (const { personId, token } of v.parse(CompanyInviteResponseSchema, body).invitations)
      tokens.set(personId, token);
  }
  return tokens;
}

/** Lets a company remove a person from its list. */
export const removed = async (company: TestCompany, { email }: Pick<Person, 'email'>) =>
  company.post('/company/people/remove', { personId: await personIdIn(company, email) });

const personIdIn = async (company: TestCompany, email: string): Promise<string> =>
  (await company.people())[email]?.id ?? computePersonId(company.id, email);

const tokenIn = ({ body }: { readonly body: unknown }): string =>
  v.parse(CompanyInviteResponseSchema, body).invitations[0]?.token ?? '';

/** The stored membership of a person; null without one. */
export async function readStoredMember(
  company: TestCompany,
  { uid }: Pick<Person, 'uid'>,
): Promise<Member | null> {
  const member = await company.documents.members.doc(uid).get();
  return member.exists ? parseMember(member.data()) : null;
}
