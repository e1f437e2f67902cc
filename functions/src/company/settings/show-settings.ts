import { COMPANY_CONTRACTS, countLicences } from '@aura/shared-company';
import {
  ContractTimeSchema,
  ok,
  type RequestOf,
  type ResponseOf,
  companySettingsEndpoint,
} from '@aura/shared-domain';
import * as v from 'valibot';
import { note } from '../audit.ts';
import type { CompanyDeps } from '../company-deps.ts';
import { presentDomains } from '../domains/change-domains.ts';
import type { ManagerCall } from '../manager.ts';
import { describeManagers, type ManagersDeps } from './managers-in-words.ts';

type Settings = ResponseOf<typeof companySettingsEndpoint>;

/** GET /company/settings: how many people a number needs, the departments, and who may open the cockpit. */
export function showSettings({
  db,
  accounts,
  now,
}: Pick<CompanyDeps, 'now'> & ManagersDeps): ManagerCall<
  RequestOf<typeof companySettingsEndpoint>,
  Settings
> {
  return async (manager) => {
    const detail = 'Mínimos, departamentos e quem entra';
    await note(db, { manager, action: 'settings_viewed', detail, at: now() });
    const { company, companyId } = manager;
    const { minimumCell, minimumBreakdown, departments, domains } = company;
    const [managers, contract] = await Promise.all([
      describeManagers({ db, accounts }, company),
      db.collection(COMPANY_CONTRACTS).doc(companyId).get(),
    ]);
    return ok({
      minimumCell,
      minimumBreakdown,
      departments,
      domains: presentDomains(domains),
      licences: countLicences(company),
      contract: contract.exists ? v.parse(ContractTimeSchema, contract.data()) : null,
      ...managers,
    });
  };
}
