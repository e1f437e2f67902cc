import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { diagnose } from '@aura/shared-career';
import { EVERY_JOB, type Result } from '@aura/shared-domain';
import { runDiagnosis } from '../../src/diagnosis/run-diagnosis.ts';
import { createSearchCharges } from '../../src/jobs/charge/charge-search.ts';
import type { StoredMessage } from '../../src/mentor/ask/stored-message.ts';
import { addTask } from '../../src/mentor/tasks/add-task.ts';
import { runTool } from '../../src/tools/run-tool.ts';
import { createResumeTool } from '../../src/tools/tools.ts';
import { createFairTurns, TURNS } from '../../src/usage/fair-turns.ts';
import { createPersonQueue } from '../../src/usage/person-queue.ts';
import { createSpend } from '../../src/usage/spend.ts';
import { makeDiagnosisRequest } from '../diagnosis-request.ts';
import { resumeEngine } from '../engines.ts';
import { STEP } from '../mentor/coach.ts';
import { makeResumeRunRequest } from '../tool-requests.ts';

type Answer = Promise<Result<unknown, unknown>>;

/** A process of the backend: what of it moves points or plans, past HTTP. Each person has a queue in each process. */
export interface ServerProcess {
  diagnose(uid: string, goal: string, requestId: string): Answer;
  /** Brings the badge of the optimiser. */
  optimise(uid: string): Answer;
  /** Brings the badge of the search. */
  search(uid: string): Answer;
  addTask(uid: string, messageId: string): Answer;
}

export function serverProcess(db: Firestore): ServerProcess {
  const deps = {
    db,
    queue: createPersonQueue(),
    turns: createFairTurns(TURNS),
    spend: createSpend(db),
    now: () => new Date(),
  };
  const diagnosis = runDiagnosis({ ...deps, engine: diagnose, writer: null });
  const optimiser = runTool(createResumeTool(resumeEngine), { ...deps, writer: null });
  const tasks = addTask(deps);
  const searches = createSearchCharges(deps);
  return {
    diagnose: (uid, title, requestId) =>
      insisting(() => diagnosis(uid, makeDiagnosisRequest({ title, requestId }))),
    optimise: (uid) =>
      insisting(() => optimiser(uid, makeResumeRunRequest({ goal: `Cargo ${randomUUID()}` }))),
    search: (uid) => {
      const query = { ...EVERY_JOB, words: randomUUID() };
      return insisting(() => searches.charge({ uid, query, now: deps.now() }));
    },
    addTask: (uid, messageId) => insisting(() => tasks(uid, { messageId })),
  };
}

/**
 * Asks again where two transactions have met within a read. Google's library repeats that read in a transaction that the
 * emulator has closed by then, and takes the answer for final; in production the answer has the transaction repeated.
 */
async function insisting(call: () => Answer): Answer {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!String(error).includes('Transaction is invalid or closed')) throw error;
    }
  }
}

/** An answered message with its next step. */
export const messageWithStep = (name: string): StoredMessage => ({
  createdAt: new Date(Date.UTC(2026, 10, 10)),
  conversationId: 'conversa-1',
  question: 'Como começo?',
  answer: {
    intent: 'plan',
    parts: [],
    sources: [],
    factsUsed: [],
    actions: [{ ...STEP, title: `Passo: ${name}` }],
  },
  writer: null,
  writingUntil: null,
  settled: 0,
  taskId: null,
  newBadges: [],
});
