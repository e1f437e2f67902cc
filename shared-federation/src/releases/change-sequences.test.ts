import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  EMPTY_REGISTRY,
  parseRegistry,
  listReleases,
  type Registry,
  type RegistryRemote,
} from '../contract/index.ts';
import { releaseWith } from '../testing/index.ts';
import { preview, promote, publish, stage, stopStage } from './changes.ts';
import { rollback } from './rollback.ts';
import type { Outcome } from './make-step.ts';
import { block, retire } from './withdraw.ts';

interface Action {
  readonly kind:
    | 'publish'
    | 'stage'
    | 'promote'
    | 'stop'
    | 'rollback'
    | 'rollback to'
    | 'retire'
    | 'block'
    | 'preview';
  readonly name: string;
  readonly version: string;
  readonly percent: number;
}

const actions: fc.Arbitrary<Action[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'publish',
      'publish',
      'stage',
      'stage',
      'promote',
      'stop',
      'rollback',
      'rollback to',
      'retire',
      'block',
      'preview',
    ),
    name: fc.constantFrom('tools', 'billing'),
    version: fc.constantFrom('1.0.0', '1.1.0', '1.2.0', '2.0.0-rc.1', '2.0.0'),
    percent: fc.integer({ min: 1, max: 99 }),
  }),
  { maxLength: 30 },
);

function apply(
  { kind, name, version, percent }: Action,
  registry: Registry,
  past: readonly Registry[],
): Outcome {
  switch (kind) {
    case 'publish':
      return publish(registry, releaseWith({ name, version }));
    case 'stage':
      return stage(registry, releaseWith({ name, version }), { kind: 'percent', percent, seed: version });
    case 'preview':
      return preview(registry, releaseWith({ name, version }));
    case 'promote':
      return promote(registry, name);
    case 'stop':
      return stopStage(registry, name);
    case 'rollback':
      return rollback(registry, name, { past });
    case 'rollback to':
      return rollback(registry, name, { past, to: version });
    case 'retire':
      return retire(registry, name);
    case 'block':
      return block(registry, name, { version, past });
  }
}

interface Applied {
  readonly action: Action;
  readonly before: Registry;
  readonly after: Registry;
  /** States up to the one after, oldest first. */
  readonly past: readonly Registry[];
}

/** Applies what can be applied, one after the other. */
function applyAll(wanted: readonly Action[]): readonly Applied[] {
  const past: Registry[] = [];
  const applied: Applied[] = [];
  for (const action of wanted) {
    const before = past.at(-1) ?? EMPTY_REGISTRY;
    const outcome = apply(action, before, past);
    if (!outcome.ok || !outcome.value) continue;
    past.push(outcome.value.registry);
    applied.push({ action, before, after: outcome.value.registry, past: [...past] });
  }
  return applied;
}

const buildEntry = ({ remotes }: Registry, name: string): RegistryRemote | undefined =>
  remotes.find(({ current }) => current.descriptor.name === name);

/** Checks every change of many sequences. */
const everyChange = (check: (applied: Applied) => void): void =>
  fc.assert(
    fc.property(actions, (wanted) => applyAll(wanted).forEach(check)),
    { numRuns: 300 },
  );

test('every change gives a valid registry that is exactly one revision further', () => {
  everyChange(({ before, after }) => {
    expect(parseRegistry(JSON.parse(JSON.stringify(after)))).toEqual({ ok: true, value: after });
    expect(after.revision).toBe(before.revision + 1);
  });
});

test('an entry contains no version twice, and a change touches only one remote', () => {
  everyChange(({ action, before, after }) => {
    const entry = buildEntry(after, action.name);
    const held = entry ? listReleases(entry) : [];
    expect(new Set(held.map(({ descriptor }) => descriptor.version)).size).toBe(held.length);
    const other = action.name === 'tools' ? 'billing' : 'tools';
    expect(buildEntry(after, other)).toEqual(buildEntry(before, other));
  });
});

test('a change that names its result is idempotent', () => {
  everyChange(({ action, after, past }) => {
    // Going back once more is another step back.
    if (action.kind === 'rollback') return;
    expect(apply(action, after, past)).toEqual({ ok: true, value: null });
  });
});

test('the version taken back is neither behind the current one nor staged', () => {
  everyChange(({ action, before, after }) => {
    if (!action.kind.startsWith('rollback')) return;
    const [then, now] = [buildEntry(before, action.name), buildEntry(after, action.name)];
    const isStageOnly = now?.current.descriptor.version === then?.current.descriptor.version;
    const bad = isStageOnly ? then?.staged?.release : then?.current;
    const held = [now?.current, now?.previous, now?.staged?.release];
    expect(held.map((release) => release?.descriptor.version)).not.toContain(bad?.descriptor.version);
  });
});

test('a blocked version never comes back', () => {
  everyChange(({ action, after, past }) => {
    if (action.kind !== 'block') return;
    for (const kind of ['publish', 'stage', 'rollback to'] as const) {
      const outcome = apply({ ...action, kind }, after, past);
      expect(outcome.ok && outcome.value).toBe(false);
    }
  });
});
