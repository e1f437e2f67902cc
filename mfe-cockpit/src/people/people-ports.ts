import type {
  ApiError,
  CompanyInvitation,
  CompanyPerson,
  InvitedPerson,
  RequestOf,
  ResponseOf,
  Result,
} from '@aura/shared-domain';
import { answered, ok } from '@aura/shared-domain';
import { callCompany } from '../access/call-company.ts';
import { downloadText } from '../download/download-text.ts';
import type { Page } from '../paging/use-pages.ts';

/** What stands beside the people of the list. */
export type ListFacts = Pick<ResponseOf<'companyPeople'>, 'departments' | 'seats'>;
export type Department = ListFacts['departments'][number];
export type PeoplePage = Page<CompanyPerson, ListFacts>;

type Answer<T> = Promise<Result<T, ApiError>>;
type Invitations = readonly CompanyInvitation[];

/** What the page of people reaches outside of itself. */
export interface PeoplePorts {
  readonly list: (request: RequestOf<'companyPeople'>) => Answer<PeoplePage>;
  readonly invite: (person: InvitedPerson) => Answer<Invitations>;
  /** Gives people on the list new links; the former ones end. */
  readonly renew: (personIds: readonly string[]) => Answer<Invitations>;
  readonly change: (request: RequestOf<'companyPersonChange'>) => Answer<ResponseOf<'companyPersonChange'>>;
  readonly remove: (request: RequestOf<'companyPersonRemove'>) => Answer<unknown>;
  readonly copy: (text: string) => Promise<void>;
  readonly download: typeof downloadText;
  readonly now: () => Date;
}

export const peoplePorts: PeoplePorts = {
  list: async (request) => {
    const answer = await answered(callCompany('companyPeople', request));
    if (!answer.ok) return answer;
    const { people, next, departments, seats } = answer.value;
    return ok({ items: people, next, about: { departments, seats } });
  },
  invite: (person) => invitationsOf({ kind: 'person', person }),
  renew: (personIds) => invitationsOf({ kind: 'again', personIds: [...personIds] }),
  change: (request) => answered(callCompany('companyPersonChange', request)),
  remove: (request) => answered(callCompany('companyPersonRemove', request)),
  copy: (text) => navigator.clipboard.writeText(text),
  download: downloadText,
  now: () => new Date(),
};

async function invitationsOf(request: RequestOf<'companyInvite'>): Answer<Invitations> {
  const answer = await answered(callCompany('companyInvite', request));
  return answer.ok ? ok(answer.value.invitations) : answer;
}
