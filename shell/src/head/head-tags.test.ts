import { expect, test } from 'vitest';
import { makeEntry, makeRoute } from '@aura/shared-federation/testing';
import { resolveRoute } from '../routes/resolve-route.ts';
import { buildHeadTags } from './head-tags.ts';
import { buildPageHead } from './page-head.ts';

const ORIGIN = 'https://aura.example';

const remotes = [makeEntry({ name: 'membership', routes: [makeRoute('/convite/:token')] })];

const attributesOf = (path: string, isRestricted = false) =>
  buildHeadTags(buildPageHead(resolveRoute(remotes, path), path, isRestricted), ORIGIN).map(
    ({ attributes }) => attributes,
  );

test('a public page names its canonical address and can be shared', () => {
  const tags = attributesOf('/faq');
  expect(tags).toContainEqual({ rel: 'canonical', href: 'https://aura.example/faq' });
  expect(tags).toContainEqual({ property: 'og:title', content: 'Perguntas frequentes · Aura' });
  expect(tags).toContainEqual({ property: 'og:url', content: 'https://aura.example/faq' });
  expect(tags).not.toContainEqual({ name: 'robots', content: 'noindex' });
});

test('an article is one, with its day', () => {
  const tags = attributesOf('/recursos/negociacao-salarial');
  expect(tags).toContainEqual({ property: 'og:type', content: 'article' });
  expect(tags).toContainEqual({ property: 'article:published_time', content: '2026-11-21' });
});

test.each(['/perfil', '/nada', '/recursos/nada', '/desenvolvimento/remotos', '/conta/acao'])(
  '%s is kept out of search engines',
  (path) => {
    const tags = attributesOf(path);
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(tags.filter((tag) => tag['rel'] === 'canonical')).toEqual([]);
  },
);

test('the page of an invitation is kept out of search engines, and its token out of the document', () => {
  const tags = attributesOf('/convite/acme.s3gr3do');
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(tags).toContainEqual({ property: 'og:title', content: 'Uma página · Aura' });
  expect(JSON.stringify(tags)).not.toContain('s3gr3do');
  expect(attributesOf('/convite/:token')).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('a refused page has that as its title', () => {
  expect(attributesOf('/perfil', true)).toContainEqual({
    property: 'og:title',
    content: 'Acesso restrito · Aura',
  });
});
