import { expect, test } from 'vitest';
import { listCodebases } from './codebases.ts';
import { production } from './environments/production.ts';
import { twin } from './environments/twin-environment.ts';

const OUT = '/out';
const read = (environment: typeof production) =>
  new Map(
    listCodebases(environment, OUT).map(({ name, deployment, settings }) => [
      name,
      {
        ...(deployment as { readonly secrets?: readonly string[]; readonly serviceAccount?: string }),
        settings,
      },
    ]),
  );

test('every secret of an environment is bound to the codebases that may have it, and to no other', () => {
  const bound = [...read(production)].map(([name, { secrets = [] }]) => [name, secrets] as const);
  expect([...new Set(bound.flatMap(([, secrets]) => secrets))].toSorted()).toEqual(
    production.secrets.toSorted(),
  );
  expect(new Map(bound).get('billing')).toEqual(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  expect(new Map(bound).get('mentor')).toEqual([]);
});

test("only the streaming function answers the site's pages from another origin", () => {
  const listed = [...read(production)].filter(([, { settings }]) => settings['AURA_ALLOWED_ORIGINS']);
  expect(listed.map(([name, { settings }]) => [name, settings['AURA_ALLOWED_ORIGINS']])).toEqual([
    ['mentor', production.origin],
  ]);
});

test('the function that writes pages follows the bucket of releases, with its own rights', () => {
  expect(read(production).get('pages')).toMatchObject({
    bucket: 'aura-releases',
    releases: 'gs://aura-releases',
    shells: 'gs://aura-shells',
    serviceAccount: 'aura-pages@',
  });
  expect(read(twin).get('pages')).toEqual({
    bucket: 'twin',
    releases: OUT,
    shells: '/out/shells',
    settings: {},
  });
});
