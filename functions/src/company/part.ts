import { walkStored, type StoredDocument } from '../account/stored-documents.ts';
import { eraseFound } from '../firebase/write-all-found.ts';
import { definePart } from '../parts/define-part.ts';
import { getProjectId, isDemo } from '../config/settings.ts';
import type { Wait } from './wait-for-multiple.ts';
import { findDnsTxt, findLocalTxt, type FindTxt } from './domains/txt-records.ts';
import { bindManagers } from './manager-routes.ts';
import { forgetAccepting, forgetInvited, forgetManaging } from './membership/forget-person.ts';
import { queryDeeds, queryEntriesAbout, queryEntriesNaming } from './membership/manager-records.ts';
import { queryAcceptedInvites, queryMemberships } from './membership/member-records.ts';
import { bindMembers } from './membership/routes.ts';
import { streamOwnAnswers, forgetAnswers } from './pulse/own-pulses.ts';
import { bindSnapshots } from './snapshots/routes.ts';

/**
 * Companies: managers' actions, members' answers, and the weekly numbers.
 * @param wait replaces real time for delayed answers
 * @param findTxt replaces DNS, for example in a demo project
 */
export const createCompanyPart = (wait?: Wait, findTxt?: FindTxt) =>
  definePart({
    name: 'company',
    limits: {
      // A file of the most rows is fifty calls: once to be looked at, once to be taken over.
      company: { capacity: 120, refillPerSecond: 2, maxKeys: 10_000 },
      // Many people of one office open their links from one address on the same morning. 32 random bytes cannot be
      // guessed.
      invitations: { capacity: 200, refillPerSecond: 2, maxKeys: 10_000 },
    },
    routes(bind, deps) {
      const records = isDemo(getProjectId(process.env)) ? findLocalTxt(deps.db) : findDnsTxt;
      bindManagers(bind, { ...deps, findTxt: findTxt ?? records, ...(wait && { wait }) });
      bindMembers(bind, deps);
      bindSnapshots(bind, { ...deps, logSnapshots: deps.report });
    },
    erase: {
      after: [
        // First: the memberships lead to them.
        { name: 'pulse_answers', erase: ({ uid }, { db }) => forgetAnswers(db, uid) },
        {
          // Also what a company that ended a membership still counted. The entry of the company's own list stays, as the
          // company wrote it; nothing in it says that they accepted.
          name: 'memberships',
          async erase({ uid }, { db }) {
            await eraseFound(queryMemberships(db, uid));
            await forgetAccepting(db, uid);
          },
        },
        // A manager's actions, and actions about them, stay in the company's log, without their name.
        { name: 'company_role', erase: ({ uid }, { db }) => forgetManaging(db, uid) },
        { name: 'manager_invites', erase: (owner, { db }) => forgetInvited(db, owner) },
      ],
    },
    async *exported({ uid, email, emailVerified }, { db }) {
      yield* walkStored(queryMemberships(db, uid));
      yield* streamOwnAnswers(db, uid);
      yield* walkStored(queryAcceptedInvites(db, uid));
      yield* withoutDetail(walkStored(queryDeeds(db, uid)));
      yield* walkStored(queryEntriesAbout(db, uid));
      if (!email || !emailVerified) return;
      for await (const entry of walkStored(queryEntriesNaming(db, email)))
        if (entry.data['subjectUid'] !== uid) yield entry;
    },
  });

/** A manager's action may concern another person. The manager's export omits that person's name. */
async function* withoutDetail(entries: AsyncIterable<StoredDocument>): AsyncGenerator<StoredDocument> {
  for await (const { path, data } of entries) {
    const { detail: _, ...rest } = data;
    yield { path, data: rest };
  }
}

export default createCompanyPart();
