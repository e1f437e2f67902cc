import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../workspaces/paths.ts';
import { production } from '../environments/production.ts';
import { staging } from '../environments/staging.ts';
import { INFRA, readTerraform, readVariables, type Block } from './terraform.testing.ts';

/** What the provider takes in a block: null for a value, else what is in the block; a name with `!` has to be there. */
interface Shape {
  readonly [name: string]: Shape | null;
}
const ShapeSchema: v.GenericSchema<unknown, Shape> = v.record(
  v.string(),
  v.nullable(v.lazy(() => ShapeSchema)),
);
const RecordedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ provider: v.string(), resources: v.record(v.string(), ShapeSchema) }),
);
const recorded = v.parse(RecordedSchema, await readFile(join(INFRA, 'provider-schema.json'), 'utf8'));
const terraform = await readTerraform();
const runbooks = await readFile(join(ROOT, 'docs/operations.md'), 'utf8');

/** Arguments of Terraform itself, whatever the resource is. */
const META = new Set(['for_each', 'count', 'depends_on', 'lifecycle', 'provider']);

const BlockSchema = v.record(v.string(), v.unknown());
const blocksOf = (value: unknown): readonly Block[] =>
  (Array.isArray(value) ? value : [value]).filter((item): item is Block => v.is(BlockSchema, item));

/** What the provider would refuse in a block. */
function faultsOf(block: Block, shape: Shape, at: string): string[] {
  const known = new Map(Object.entries(shape).map(([name, inner]) => [name.replace('!', ''), inner]));
  const dynamic = v.parse(v.optional(BlockSchema, {}), block['dynamic']);
  const drawn = Object.entries(dynamic).flatMap(([name, blocks]) =>
    blocksOf(blocks).map(({ content }) => [name, content] as const),
  );
  const given = Object.entries(block).filter(([name]) => name !== 'dynamic' && !META.has(name));
  const all = [...given, ...drawn];
  const names = new Set(all.map(([name]) => name));
  const unknown = [...names].filter((name) => !known.has(name)).map((name) => `${at}.${name} is unknown`);
  const missing = Object.keys(shape)
    .filter((name) => name.endsWith('!') && !names.has(name.slice(0, -1)))
    .map((name) => `${at}.${name.slice(0, -1)} is missing`);
  const inner = all.flatMap(([name, value]) => {
    const within = known.get(name);
    return within ? blocksOf(value).flatMap((item) => faultsOf(item, within, `${at}.${name}`)) : [];
  });
  return [...unknown, ...missing, ...inner];
}

describe('Terraform', () => {
  it.each(terraform.resources)('$type.$name fits the schema of the provider', ({ type, name, block }) => {
    const shape = recorded.resources[type];
    expect(shape).toBeDefined();
    expect(faultsOf(block, shape ?? {}, `${type}.${name}`)).toEqual([]);
  });

  it('finds values that the provider would refuse', () => {
    const shape = recorded.resources['google_monitoring_slo'] ?? {};
    const block = {
      goal: 1,
      servce: 'a',
      request_based_sli: [{ distribution_cut: [{ range: [{ most: 1 }] }] }],
    };
    expect(faultsOf(block, shape, 'slo')).toEqual([
      'slo.servce is unknown',
      'slo.service is missing',
      'slo.request_based_sli.distribution_cut.distribution_filter is missing',
      'slo.request_based_sli.distribution_cut.range.most is unknown',
    ]);
  });

  it('refers only to resources, values and variables that there are', () => {
    const text = JSON.stringify([terraform.resources, terraform.locals]);
    const known = new Set([
      ...terraform.resources.map(({ type, name }) => `${type}.${name}`),
      ...terraform.variables.map((name) => `var.${name}`),
      ...Object.keys(terraform.locals).map((name) => `local.${name}`),
    ]);
    const said = text.matchAll(/\b(google_[a-z0-9_]+\.[a-z0-9_]+|var\.[a-z_]+|local\.[a-z_]+)\b/g);
    // Roles and addresses have dots as well.
    expect([...new Set([...said].map(([name]) => name))].filter((name) => !known.has(name))).toEqual([
      'google_project.this',
    ]);
  });

  it('lets nobody make a key, protects documents from deletion, and can go back to any minute of a week', () => {
    const blockOf = (type: string, name: string) =>
      terraform.resources.find((resource) => resource.type === type && resource.name === name)?.block;
    expect(terraform.resources.map(({ type }) => type)).not.toContain('google_service_account_key');
    expect(blockOf('google_org_policy_policy', 'no_keys')?.['name']).toContain(
      'disableServiceAccountKeyCreation',
    );
    expect(blockOf('google_firestore_database', 'default')).toMatchObject({
      delete_protection_state: 'DELETE_PROTECTION_ENABLED',
      point_in_time_recovery_enablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    });
  });
});

describe.each([production, staging])('the variables of $name', (environment) => {
  it('match the environment', async () => {
    const variables = await readVariables(environment.name);
    const remotes = environment.remotes.from === 'releases' ? environment.remotes : null;
    expect(variables).toMatchObject({
      project: environment.projectId,
      environment: environment.name,
      site_domain: new URL(environment.origin).hostname,
      remotes_domain: new URL(remotes?.origin ?? '').hostname,
      releases_bucket: remotes?.store.replace('gs://', ''),
      shells_bucket: environment.shells?.replace('gs://', ''),
      secrets: environment.secrets,
    });
    expect(Object.keys(variables).filter((name) => !terraform.variables.includes(name))).toEqual([]);
  });
});

describe('alerts', () => {
  const keysOf = (name: string): string[] => Object.keys(v.parse(BlockSchema, terraform.locals[name]));
  const burns = keysOf('objectives').flatMap((slo) => keysOf('burns').map((pace) => `${slo}-burns-${pace}`));
  const alerts = [
    ...keysOf('alerts'),
    ...keysOf('probes'),
    ...burns,
    'walk-missing',
    'backup-missing',
    'budget',
  ];
  const headings = [...runbooks.matchAll(/^### ([a-zA-Z-]+)$/gm)].map(([, heading = '']) => heading);

  it('have a runbook each, and every runbook has an alert', () => {
    expect(headings.toSorted()).toEqual(alerts.toSorted());
  });

  it('count the counters of the log', async () => {
    const metrics: unknown = JSON.parse(await readFile(join(INFRA, 'log-metrics.json'), 'utf8'));
    const counted = Object.keys(v.parse(BlockSchema, metrics));
    const wanted = Object.values(v.parse(v.record(v.string(), BlockSchema), terraform.locals['alerts']));
    expect(counted).toEqual(expect.arrayContaining(wanted.map(({ metric }) => metric)));
  });
});
