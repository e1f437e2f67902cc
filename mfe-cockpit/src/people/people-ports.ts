import {
  companyInviteEndpoint,
  companyPeopleEndpoint,
  companyPersonChangeEndpoint,
  companyPersonRemoveEndpoint,
  companyRemindEndpoint,
  type ApiError,
  type CompanyInvitation,
  type CompanyPerson,
  type InvitedPerson,
  type RequestOf,
  type ResponseOf,
  type Result,
} from '@aura/shared-domain';
import { ok } from '@aura/shared-domain';
import { saveFile } from '@aura/shared-pages/download';
import { callCompany } from '../access/call-company.ts';
import type { Page } from '../paging/use-pages.ts';
import type { Wanted } from './list/wanted.ts';

/** The data that accompanies the people of the list. */
export type ListFacts = Pick<ResponseOf<typeof companyPeopleEndpoint>, 'departments' | 'seats' | 'licences'>;
export type Department = ListFacts['departments'][number];
export type PeoplePage = Page<CompanyPerson, ListFacts>;

type Answer<T> = Promise<Result<T, ApiError>>;
type Invitations = readonly CompanyInvitation[];

/** External dependencies of the page of people. */
export interface PeoplePorts {
  readonly list: (request: Wanted & { readonly after: string | null }) => Answer<PeoplePage>;
  /** @param byMail whether the person gets the link by e-mail as well */
  readonly invite: (person: InvitedPerson, byMail: boolean) => Answer<Invitations>;
  /** Gives people on the list new links; the former ones end. */
  readonly renew: (personIds: readonly string[]) => Answer<Invitations>;
  readonly change: (
    request: RequestOf<typeof companyPersonChangeEndpoint>,
  ) => Answer<ResponseOf<typeof companyPersonChangeEndpoint>>;
  readonly remove: (request: RequestOf<typeof companyPersonRemoveEndpoint>) => Answer<unknown>;
  readonly remind: (days: RequestOf<typeof companyRemindEndpoint>['days']) => Answer<unknown>;
  readonly copy: (text: string) => Promise<void>;
  readonly download: (name: string, text: string, type: string) => void;
  readonly now: () => Date;
}

export const peoplePorts: PeoplePorts = {
  list: async (request) => {
    const answer = await callCompany(companyPeopleEndpoint, request);
    if (!answer.ok) return answer;
    const { people, next, departments, seats, licences } = answer.value;
    return ok({ items: people, next, about: { departments, seats, licences } });
  },
  invite: (person, byMail) => requestInvitations({ kind: 'person', person, byMail }),
  renew: (personIds) => requestInvitations({ kind: 'again', personIds: [...personIds] }),
  change: (request) => callCompany(companyPersonChangeEndpoint, request),
  remove: (request) => callCompany(companyPersonRemoveEndpoint, request),
  remind: (days) => callCompany(companyRemindEndpoint, { days }),
  copy: (text) => navigator.clipboard.writeText(text),
  download: saveFile,
  now: () => new Date(),
};

async function requestInvitations(request: RequestOf<typeof companyInviteEndpoint>): Answer<Invitations> {
  const answer = await callCompany(companyInviteEndpoint, request);
  return answer.ok ? ok(answer.value.invitations) : answer;
}
