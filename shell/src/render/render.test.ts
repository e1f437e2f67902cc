import { EMPTY_REGISTRY } from '@aura/shared-federation/contract';
import { releaseWith, makeRoute } from '@aura/shared-federation/testing';
import { expect, test } from 'vitest';
import { applicationPatterns, renderHead, renderPage, staticPaths } from './render.tsx';

const membership = releaseWith({ name: 'membership', routes: [makeRoute('/convite/:token')] });
const site = {
  origin: 'https://aura.example',
  registry: { ...EMPTY_REGISTRY, remotes: [{ current: membership }] },
  now: new Date('2026-11-22T12:00:00Z'),
};

test('every page of the shell is answered: written ahead where it is the same for everybody, else by the application', () => {
  expect(staticPaths()).toEqual(
    expect.arrayContaining(['/', '/para-empresas', '/recursos/negociacao-salarial']),
  );
  expect(staticPaths()).not.toContain('/perfil');
  expect(applicationPatterns(site)).toEqual(expect.arrayContaining(['/perfil', '/convite/:token']));
  expect(applicationPatterns(site)).not.toContain('/para-empresas');
});

test('declarations of remotes are written into the pages that show them', async () => {
  const integrity = `sha384-${'h'.repeat(64)}`;
  const declared = { file: 'declarations.json', kind: 'tooling', integrity, initial: false } as const;
  const trails = releaseWith({ name: 'trilhas', assets: [declared] });
  const { body } = await renderPage('/contato', {
    ...site,
    registry: { ...EMPTY_REGISTRY, remotes: [{ current: trails }] },
    extensions: {
      [integrity]: [
        { point: 'help', title: 'Como começo uma trilha?', path: '/trilhas' },
        { point: 'footer.link', title: 'Todas as trilhas', path: '/trilhas', order: 1 },
      ],
    },
  });
  expect(body).toMatch(/<main.*Como começo uma trilha\?.*<\/main>.*<footer.*Todas as trilhas/s);
});

test('the head of an invitation keeps it out of search engines and names no address', () => {
  const head = renderHead('/convite/:token', site);
  expect(head).toContain('<title>Uma página · Aura</title>');
  expect(head).toContain('content="noindex"');
  expect(head).not.toMatch(/canonical|og:url/);
});
