import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { changeResume, setTaskCompleted } from '@aura/shared-domain';
import type { ServerProcess } from './server-process.ts';
import type { Line, Outcome, Tab } from './tab.ts';

/** What a person does in one of their tabs, or has the backend do. */
type Action =
  | {
      readonly does: 'tick';
      readonly tab: number;
      /** Place in the plan that the tab shows, counted again from the first where it ends. */
      readonly task: number;
      readonly completed: boolean;
      readonly line: Line;
      /** Retries if the tab got a failure. */
      readonly insists: boolean;
    }
  | { readonly does: 'changeCv'; readonly tab: number; readonly cv: number; readonly line: Line }
  | { readonly does: 'reload'; readonly tab: number }
  /** `times` requests of one id at once, in turn to each process, as when answers are lost. */
  | { readonly does: 'diagnose'; readonly goal: number; readonly times: number }
  /** Earns a badge in both processes at once. */
  | { readonly does: 'earn'; readonly by: 'optimise' | 'search' }
  | { readonly does: 'addTask'; readonly process: number; readonly message: number };

/** A person with what acts for them. */
export interface Cast {
  readonly uid: string;
  readonly tabs: readonly Tab[];
  readonly processes: readonly ServerProcess[];
  readonly messageIds: readonly string[];
  readonly saw: (outcome: Outcome) => void;
}

const TABS = 3;
const GOALS = ['Analista de dados', 'Professor'];

const tab = fc.nat({ max: TABS - 1 });
const line = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Line>('good') },
  { weight: 1, arbitrary: fc.constantFrom<Line>('answerLost', 'neverSent') },
);
const tick = fc.record({
  does: fc.constant('tick' as const),
  tab,
  task: fc.constantFrom(0, 1, -1),
  completed: fc.boolean(),
  line,
  insists: fc.boolean(),
});
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: tick },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('reload' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('changeCv' as const), tab, cv: fc.nat({ max: 2 }), line }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('diagnose' as const),
      goal: fc.nat({ max: GOALS.length - 1 }),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('earn' as const),
      by: fc.constantFrom('optimise' as const, 'search' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('addTask' as const),
      process: fc.nat({ max: 1 }),
      message: fc.nat({ max: 1 }),
    }),
  },
);

/** Groups of actions; those of one group are begun at once, the next group when they are over. */
export const sequences = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: action.map((one) => [one]) },
    { weight: 1, arbitrary: fc.array(action, { minLength: 2, maxLength: 4 }) },
  ),
  { minLength: 4, maxLength: 12, size: 'max' },
);

export async function perform(cast: Cast, asked: Action): Promise<void> {
  switch (asked.does) {
    case 'tick':
      return performTick(cast, asked);
    case 'changeCv': {
      const change = (cv: number) =>
        tabOf(cast, asked.tab).update((profile) => changeResume(profile, `CV ${cv}`), asked.line);
      return cast.saw(await change(asked.cv));
    }
    case 'reload':
      return tabOf(cast, asked.tab).reload();
    case 'diagnose': {
      const requestId = randomUUID();
      const goal = GOALS[asked.goal] ?? '';
      const requests = Array.from({ length: asked.times }, (_, at) =>
        processOf(cast, at).diagnose(cast.uid, goal, requestId),
      );
      return accept(await Promise.all(requests));
    }
    case 'earn':
      return accept(await Promise.all(cast.processes.map((process) => process[asked.by](cast.uid))));
    case 'addTask': {
      const added = processOf(cast, asked.process).addTask(cast.uid, cast.messageIds[asked.message] ?? '');
      return accept([await added]);
    }
  }
}

async function performTick(cast: Cast, asked: Action & { does: 'tick' }): Promise<void> {
  const at = tabOf(cast, asked.tab);
  const plan = at.confirmed().careerPlan;
  const task = plan.at(asked.task < 0 ? asked.task : asked.task % Math.max(1, plan.length));
  if (!task) return;
  const tickIt = (over: Line) =>
    at.update((profile) => setTaskCompleted(profile, task.id, asked.completed), over);
  const first = await tickIt(asked.line);
  cast.saw(first);
  if (first === 'failed' && asked.insists) cast.saw(await tickIt('good'));
}

function tabOf({ tabs }: Cast, at: number): Tab {
  const found = tabs[at];
  if (!found) throw new Error(`There is no tab ${at}.`);
  return found;
}

function processOf({ processes }: Cast, at: number): ServerProcess {
  const found = processes[at % processes.length];
  if (!found) throw new Error('There is no process.');
  return found;
}

/** Nothing that is asked of the backend here has a reason to be refused. */
function accept(answers: readonly { readonly ok: boolean }[]): void {
  if (!answers.every(({ ok }) => ok)) throw new Error(`Refused: ${JSON.stringify(answers)}`);
}
