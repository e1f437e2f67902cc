import { accountDeleteEndpoint, accountExportEndpoint } from '@aura/shared-domain';
import { sendList } from '../http/send-list.ts';
import { definePart, type EraseStep, type Part } from '../parts/define-part.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';

/** Taking one's data along and erasing an account. @param others whose documents of a person are taken along too */
export const createAccountPart = (others: readonly Part[], steps: readonly EraseStep[]): Part =>
  definePart({
    name: 'account',
    routes(bind, deps) {
      bind(accountExportEndpoint, exportAccount(deps, others), {
        recentLogin: true,
        send: (res, { head, documents }) => sendList(res, head, 'documents', documents),
      });
      bind(accountDeleteEndpoint, eraseAccount(deps, steps), { recentLogin: true });
    },
  });
