import {
  CompanyRefSchema,
  CompanyContractSchema,
  LicencesSchema,
  PlacesSchema,
  MailDomainSchema,
  OperatorReasonSchema,
  PersonEmailSchema,
  type AnyEndpoint,
} from '@aura/shared-domain';
import * as v from 'valibot';
import { InstantSchema, UidSchema } from './log.ts';

const seats = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));

const ShownCompanySchema = v.object({
  id: CompanyRefSchema,
  name: v.string(),
  licences: LicencesSchema,
  places: PlacesSchema,
  managers: v.array(v.object({ uid: UidSchema, name: v.string() })),
  /** Addresses with an open invitation to manage it. */
  invited: v.array(v.string()),
  createdAt: InstantSchema,
  contract: v.nullable(CompanyContractSchema),
});
export type ShownCompany = v.InferOutput<typeof ShownCompanySchema>;

export const CompaniesResponseSchema = v.object({
  /** By name. */
  companies: v.array(ShownCompanySchema),
  /** Ids of those whose stored record does not fit its schema. */
  unreadable: v.array(v.string()),
});
export type CompaniesResponse = v.InferOutput<typeof CompaniesResponseSchema>;

/** Changes what a company has; the company's own log tells of a change of its seats. */
export const ChangeCompanySchema = v.variant('change', [
  v.strictObject({ change: v.literal('seats'), id: CompanyRefSchema, seats, reason: OperatorReasonSchema }),
  v.strictObject({
    change: v.literal('contract'),
    id: CompanyRefSchema,
    contract: CompanyContractSchema,
    reason: OperatorReasonSchema,
  }),
  /** Sends a link to somebody who is to manage the company. */
  v.strictObject({
    change: v.literal('manager'),
    id: CompanyRefSchema,
    email: PersonEmailSchema,
    reason: OperatorReasonSchema,
  }),
]);
export type ChangeCompany = v.InferOutput<typeof ChangeCompanySchema>;

/** A new company, whose first manager gets a link by e-mail. */
export const CreateCompanySchema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  seats,
  managerEmail: PersonEmailSchema,
  /** Of its addresses; still to be proven by the company. */
  domain: v.nullable(MailDomainSchema),
  reason: OperatorReasonSchema,
});
export type CreateCompany = v.InferOutput<typeof CreateCompanySchema>;

export const CloseCompanySchema = v.strictObject({ id: CompanyRefSchema, reason: OperatorReasonSchema });
export type CloseCompany = v.InferOutput<typeof CloseCompanySchema>;

const call = { auth: 'person', timeoutMs: 20_000 } as const;

export const companiesEndpoint = {
  ...call,
  method: 'GET',
  path: '/console/companies',
  request: v.undefined(),
  response: CompaniesResponseSchema,
} as const satisfies AnyEndpoint;

export const changeCompanyEndpoint = {
  ...call,
  method: 'POST',
  path: '/console/company',
  request: ChangeCompanySchema,
  response: CompaniesResponseSchema,
} as const satisfies AnyEndpoint;

export const createCompanyEndpoint = {
  ...call,
  method: 'POST',
  path: '/console/company/create',
  request: CreateCompanySchema,
  response: CompaniesResponseSchema,
} as const satisfies AnyEndpoint;

/** Deletes all that is stored of a company. Repeating it finishes what an interruption left. */
export const closeCompanyEndpoint = {
  ...call,
  method: 'POST',
  path: '/console/company/close',
  request: CloseCompanySchema,
  response: CompaniesResponseSchema,
  timeoutMs: 60_000,
} as const satisfies AnyEndpoint;
