import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { DescriptorSchema, findDeclarationsAsset, type RemoteDefinition } from '../contract/index.ts';
import { computeFileIntegrity } from './integrity.ts';
import { buildSample, removeSamples, SAMPLE } from './sample.testing.ts';

const root = resolve(import.meta.dirname, '../../..');

afterEach(removeSamples);

const LIFECYCLES = `
  export const bootstrap = async () => {};
  export const unmount = async () => {};
`;

describe('the build of a remote', () => {
  test('emits a valid descriptor with the hashes of its files and marked first chunks', async () => {
    const events = [{ name: 'aula_lida', parameters: { minutes: { kind: 'count' as const } } }];
    const files = {
      'app.tsx': `import { useState } from 'react';
        ${LIFECYCLES}
        export const mount = async () => { await import('./later.ts'); return useState; };`,
      'later.ts': "export const later = new URL('./face.woff', import.meta.url).href;",
      'face.woff': 'a face',
    };
    const dist = await buildSample(files, { ...SAMPLE, events });
    const descriptor = v.parse(
      DescriptorSchema,
      JSON.parse(readFileSync(resolve(dist, 'descriptor.json'), 'utf8')),
    );
    expect(descriptor).toMatchObject({ name: 'sample', version: '2.3.4', container: 'mfe_sample_2_3_4' });
    for (const { file, integrity } of [descriptor.entry, ...descriptor.assets]) {
      expect(integrity).toBe(computeFileIntegrity(resolve(dist, file)));
    }
    expect(descriptor.assets).toContainEqual(
      expect.objectContaining({ file: 'mf-manifest.json', kind: 'tooling', initial: false }),
    );
    // Files that code fetches by itself are listed as well: otherwise no one could verify them.
    const fonts = descriptor.assets.filter(({ file }) => file.endsWith('.woff'));
    expect(fonts).toEqual([expect.objectContaining({ kind: 'tooling', initial: false })]);
    // Shells that do not know the declarations refuse descriptors with them.
    expect(descriptor).not.toHaveProperty('events');
    expect(descriptor.assets).toContainEqual(
      expect.objectContaining({ file: 'declarations.json', kind: 'tooling', initial: false }),
    );
    expect(JSON.parse(readFileSync(resolve(dist, 'declarations.json'), 'utf8'))).toEqual({ events });
    const sources = (initial: boolean) =>
      descriptor.assets
        .filter((asset) => asset.initial === initial)
        .map(({ file }) => readFileSync(resolve(dist, file), 'utf8'))
        .join();
    expect(sources(true)).toContain('bootstrap');
    expect(sources(false)).toContain('later');
  });

  test('puts code for every page into the first chunk, and other code elsewhere', async () => {
    const [route] = SAMPLE.routes;
    if (!route) throw new Error('the sample has a page');
    const routes = ['ana', 'bia', 'cid'].map((name) => ({ ...route, path: `/${name}`, chunks: [name] }));
    const page = (mark: string, needs: readonly string[]) =>
      `${needs.map((name) => `import { ${name} } from './${name}.ts';`).join('')}
      export const page = ['of ${mark}', ${needs.join(', ')}];`;
    const dist = await buildSample(
      {
        'app.tsx': `${LIFECYCLES}
          export const mount = async () => [
            await import(/* webpackChunkName: "ana" */ './ana.ts'),
            await import(/* webpackChunkName: "bia" */ './bia.ts'),
            await import(/* webpackChunkName: "cid" */ './cid.ts'),
          ];`,
        'all.ts': `export const all = [document.title, 'of all'];`,
        'two.ts': `export const two = [document.title, 'of two'];`,
        'ana.ts': page('ana', ['all', 'two']),
        'bia.ts': page('bia', ['all', 'two']),
        'cid.ts': page('cid', ['all']),
      },
      { ...SAMPLE, routes },
    );
    const texts = readdirSync(dist)
      .filter((file) => /^(app|ana|bia|cid)\..*\.js$/.test(file))
      .map((file) => [file.split('.')[0], readFileSync(resolve(dist, file), 'utf8')] as const);
    const holding = (mark: string) => texts.filter(([, text]) => text.includes(mark)).map(([name]) => name);
    expect(holding('of all')).toEqual(['app']);
    expect(holding('of ana')).toEqual(['ana']);
    expect(holding('of two')).toEqual(['ana', 'bia']);
  });

  test('writes the HTML of a page ahead, with the class names of the browser, and fails where it has no h1', async () => {
    const [route] = SAMPLE.routes;
    if (!route) throw new Error('the sample has a page');
    const written = { ...SAMPLE, routes: [{ ...route, prerender: true }] };
    const app = `import styles from './app.module.css';
      ${LIFECYCLES}
      export const mount = async () => styles['mark'];`;
    const prerender = (element: string) => `import { Button } from '@aura/shared-ui';
      import { renderToStaticMarkup } from 'react-dom/server';
      import styles from './app.module.css';
      export const renderPage = async () => renderToStaticMarkup(<${element} className={styles['mark']}>Oi <Button>Ir</Button></${element}>);`;
    const files = { 'app.tsx': app, 'app.module.css': '.mark { color: red }' };

    const dist = await buildSample({ ...files, 'prerender.tsx': prerender('h1') }, written);
    const descriptor = v.parse(
      DescriptorSchema,
      JSON.parse(readFileSync(resolve(dist, 'descriptor.json'), 'utf8')),
    );
    const page = descriptor.assets.find(({ kind }) => kind === 'page');
    expect(descriptor.routes[0]).toMatchObject({ path: '/amostra', page: page?.file, files: [] });
    const html = readFileSync(resolve(dist, page?.file ?? ''), 'utf8');
    const [, own = ''] = /<h1 class="(mfe_sample_2_3_4_[\w-]+)">/.exec(html) ?? [];
    const styles = readdirSync(dist).filter((file) => file.endsWith('.css'));
    expect(styles.map((file) => readFileSync(resolve(dist, file), 'utf8')).join()).toContain(`.${own}`);
    expect(html).toMatch(/<button[^>]* class="shell_/);

    await expect(buildSample({ ...files, 'prerender.tsx': prerender('h2') }, written)).rejects.toThrow(
      /has no h1/,
    );
  });

  test('exposes a module for each extension and declares which files it needs', async () => {
    const offering = {
      ...SAMPLE,
      extensions: [
        { point: 'panel.card', name: 'pontos', order: 10, chunks: ['chart'] },
        { point: 'help', title: 'Como ganho pontos?', path: '/amostra' },
      ],
    } satisfies RemoteDefinition;
    const app = { 'app.tsx': `${LIFECYCLES} export const mount = async () => 'the page';` };
    const card = {
      'extensions/panel.card/pontos.tsx': `import styles from './pontos.module.css';
        ${LIFECYCLES}
        export const mount = async () => [styles['card'], await import(/* webpackChunkName: "chart" */ './chart.ts')];`,
      'extensions/panel.card/pontos.module.css': '.card { color: red }',
      'extensions/panel.card/chart.ts': `export const chart = 'the chart';`,
    };
    const dist = await buildSample({ ...app, ...card }, offering);
    const read = (file: string) => readFileSync(resolve(dist, file), 'utf8');
    const descriptor = v.parse(DescriptorSchema, JSON.parse(read('descriptor.json')));
    expect(descriptor).not.toHaveProperty('extensions');
    const asset = findDeclarationsAsset(descriptor);
    expect(asset).toMatchObject({ kind: 'tooling', initial: false });
    const { extensions } = JSON.parse(read(asset?.file ?? '')) as {
      extensions: [{ files: string[] }, unknown];
    };
    expect(extensions).toEqual([
      { point: 'panel.card', name: 'pontos', order: 10, files: expect.any(Array) },
      offering.extensions[1],
    ]);
    const needed = extensions[0].files.map(read).join();
    expect(needed).toContain('the chart');
    expect(needed).toMatch(/color:\s*red/);
    expect(needed).not.toContain('the page');
    const initial = descriptor.assets.filter((one) => one.initial).map(({ file }) => read(file));
    expect(initial.join()).toContain('the page');
    expect(initial.join()).not.toMatch(/color:\s*red/);
    expect(JSON.parse(read('mf-manifest.json'))).toMatchObject({
      exposes: [{ path: './app' }, { path: './panel.card/pontos' }],
    });

    await expect(buildSample(app, offering)).rejects.toThrow(
      'panel.card "pontos" has no module: src/extensions/panel.card/pontos.tsx',
    );
  });

  test.each([
    ['a point that there is not', { point: 'panel.lamp', name: 'pontos', order: 1 }],
    ['a name twice', { point: 'panel.card', name: 'dobro', order: 1 }],
  ])('refuses %s', async (_, extension) => {
    const twice = { point: 'panel.card', name: 'dobro', order: 2 };
    const wrong = { ...SAMPLE, extensions: [twice, extension] } as RemoteDefinition;
    await expect(buildSample({}, wrong)).rejects.toThrow(/panel\.card|same name/);
  });

  test('keeps a source map of every script outside the served files', async () => {
    const dist = await buildSample({
      'app.tsx': `import { later } from './later.ts';
        ${LIFECYCLES}
        export const mount = async () => later();`,
      'later.ts': `export function later(): never { throw new Error('spoilt'); }`,
    });
    const served = readdirSync(dist);
    const scripts = served.filter((file) => file.endsWith('.js'));
    expect(served.filter((file) => file.includes('.map'))).toEqual([]);
    for (const script of scripts) {
      expect(readFileSync(resolve(dist, script), 'utf8')).not.toContain('sourceMappingURL');
      const map: unknown = JSON.parse(readFileSync(resolve(dist, '../dist-maps', `${script}.map`), 'utf8'));
      expect(map).toMatchObject({ x_scriptIntegrity: computeFileIntegrity(resolve(dist, script)) });
    }
    const maps = readdirSync(resolve(dist, '../dist-maps'));
    expect(maps).toHaveLength(scripts.length);
    const texts = maps.map((map) => readFileSync(resolve(dist, '../dist-maps', map), 'utf8')).join();
    expect(texts).toMatch(/"\.local\/remote-[^"]+\/src\/later\.ts"/);
    expect(texts).toContain('spoilt');
    expect(texts).not.toContain(root);
  });

  test('fails where a style sheet of the remote reaches beyond it', async () => {
    const reaching = buildSample({
      'app.tsx': `import styles from './app.module.css';
        ${LIFECYCLES}
        export const mount = async () => styles;`,
      'app.module.css': '.mark { color: red } body { margin: 1px }',
    });
    await expect(reaching).rejects.toThrow(/reaches beyond the remote: selector body/);
  });

  test('fails if the remote contains its own copy of a shared module', async () => {
    const smuggled = buildSample({
      'app.tsx': `import { createStaticHandler } from 'react-router-dom';
        ${LIFECYCLES}
        export const mount = async () => createStaticHandler;`,
    });
    await expect(smuggled).rejects.toThrow(/bundles modules that the shell shares: .*react-router/);
  });
});
