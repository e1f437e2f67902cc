import {
  accountDeleteEndpoint,
  accountExportEndpoint,
  accountSessionsEndEndpoint,
  accountSessionsEndpoint,
  ok,
} from '@aura/shared-domain';
import { sendList } from '../http/send-list.ts';
import { tellOfChange } from '../messages/account-messages.ts';
import { definePart, type EraseStep, type Part } from '../parts/define-part.ts';
import { endSessions } from './ended-sessions.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';
import { forgetSessions, listSessions } from './seen-sessions.ts';

/** Listing and ending sessions, taking one's data along and erasing an account. @param others whose documents of a person are taken along too */
export const createAccountPart = (others: readonly Part[], steps: readonly EraseStep[]): Part =>
  definePart({
    name: 'account',
    routes(bind, deps) {
      bind(accountExportEndpoint, exportAccount(deps, others), {
        recentLogin: true,
        send: (res, { head, documents }) => sendList(res, head, 'documents', documents),
      });
      bind.admitted(accountSessionsEndpoint, {
        admit: (caller) => Promise.resolve(ok(caller)),
        call: listSessions(deps.db),
      });
      bind(accountSessionsEndEndpoint, async (uid) => {
        await endSessions(deps, uid);
        await forgetSessions(deps.db, uid);
        await tellOfChange(deps)(uid, { what: 'sessions' });
        return ok({ ended: true });
      });
      bind(accountDeleteEndpoint, eraseAccount(deps, steps), { recentLogin: true });
    },
  });
