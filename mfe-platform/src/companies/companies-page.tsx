import { call } from '@aura/shared-session';
import {
  changeCompanyEndpoint,
  closeCompanyEndpoint,
  companiesEndpoint,
  createCompanyEndpoint,
} from '../api.ts';
import { CompaniesView, type CompaniesPorts } from './companies-view.tsx';

const PORTS: CompaniesPorts = {
  list: () => call(companiesEndpoint),
  change: (request) => call(changeCompanyEndpoint, request),
  create: (request) => call(createCompanyEndpoint, request),
  close: (request) => call(closeCompanyEndpoint, request),
};

/** `/operacao/empresas`: companies with their seats, who manages them, and their contracts. */
const CompaniesPage = () => <CompaniesView ports={PORTS} />;

export default CompaniesPage;
