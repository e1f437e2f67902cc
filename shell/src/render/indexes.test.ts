import { expect, test } from 'vitest';
import { EMPTY_REGISTRY } from '@aura/shared-federation/contract';
import { releaseWith, makeRoute as route } from '@aura/shared-federation/testing';
import { POSTS } from '../generated/posts.ts';
import { writeFeed, writeRobotsTxt, writeSitemap } from './indexes.ts';

const billing = releaseWith({
  name: 'billing',
  routes: [route('/planos', 'public'), route('/checkout/:priceId', 'signedIn')],
});
const membership = releaseWith({ name: 'membership', routes: [route('/convite/:token', 'public')] });
const site = {
  origin: 'https://aura.example',
  registry: { ...EMPTY_REGISTRY, remotes: [{ current: billing }, { current: membership }] },
  now: new Date('2026-11-21T12:00:00Z'),
};

const listed = () => [...writeSitemap(site).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

test('the sitemap lists only the public pages of shell and remotes', () => {
  expect(listed()).toEqual(
    expect.arrayContaining([
      'https://aura.example/',
      'https://aura.example/recursos/primeiros-90-dias',
      'https://aura.example/planos',
    ]),
  );
  expect(listed().filter((url) => /perfil|checkout|desenvolvimento|convite/.test(url ?? ''))).toEqual([]);
});

test('robots.txt closes personal pages and names the sitemap', () => {
  const lines = writeRobotsTxt(site).split('\n');
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /perfil', 'Disallow: /checkout/']));
  expect(lines).not.toContain('Disallow: /planos');
  expect(lines).toContain('Sitemap: https://aura.example/sitemap.xml');
});

test('the feed has every note at its address, and is well-formed', () => {
  const feed = writeFeed(site);
  expect(feed.match(/<entry>/g)).toHaveLength(POSTS.length);
  for (const { id } of POSTS) expect(feed).toContain(`<id>https://aura.example/blog/${id}</id>`);
  expect(feed.replaceAll(/&(amp|lt|gt|quot);/g, '')).not.toMatch(/&/);
});
