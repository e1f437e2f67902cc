import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DAY_MS, ok } from '@aura/shared-domain';
import { createApp } from '../app.ts';
import { readSettings } from '../config/settings.ts';
import type { FirebaseServices } from '../firebase/admin.ts';
import { createMarket } from '../jobs/market/create-market.ts';
import { createJobsPart } from '../jobs/part.ts';
import { BUDGET } from '../model/budget.ts';
import { PARTS } from '../parts/all-parts.ts';
import type { Story } from './authoring/story-file.ts';
import { createCallAs } from './call-as.ts';
import { liveStory } from './live-story.ts';

/** Days for which the person has the plan that lets a visitor try every tool. */
const ACCESS_DAYS = 180;
const PLENTY = { capacity: 10_000, refillPerSecond: 1_000, maxKeys: 10 };

/**
 * Lives a story as an account, through a backend of its own whose clock follows the story. An account that has a
 * diagnosis is left alone; returns whether the story was lived.
 */
export async function enactStory(
  story: Story,
  { db, accounts }: Pick<FirebaseServices, 'db' | 'accounts'>,
  { uid, now }: { readonly uid: string; readonly now: Date },
): Promise<boolean> {
  const person = db.doc(`users/${uid}`);
  if ((await person.get()).get('diagnosticoCompleto') === true) return false;
  let clock = now;
  const caller = {
    uid,
    email: null,
    signedInAt: now,
    isOperator: false,
    hasSecondFactor: false,
    companyId: null,
  };
  const settings = readSettings(process.env);
  // Ads are those of now, whenever they were saved.
  const jobs = createJobsPart(createMarket(settings.jobs, db, () => now));
  const app = createApp({
    ...settings,
    db,
    accounts,
    verifyToken: async () => ok(caller),
    parts: PARTS.map((part) => (part.name === jobs.name ? jobs : part)),
    stripe: null,
    model: null,
    budget: BUDGET,
    report: () => undefined,
    log: () => undefined,
    now: () => clock,
    limits: {
      person: PLENTY,
      address: PLENTY,
      diagnosis: PLENTY,
      analysis: PLENTY,
      interview: PLENTY,
      jobs: PLENTY,
    },
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    await person.update({
      plan: 'decolagem',
      acesso_expira_em: new Date(now.getTime() + ACCESS_DAYS * DAY_MS),
    });
    await liveStory(story, {
      call: createCallAs(`http://127.0.0.1:${port}`, 'demo'),
      setClock: (at) => void (clock = at),
      storeResume: async (resumeText, goal) => {
        await person.update({
          resumeText,
          careerPlan: [],
          diagnosticoCompleto: false,
          lastDiagnosisResult: null,
          'careerProfile.objetivos_carreira': [goal],
        });
      },
      now,
    });
    return true;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
