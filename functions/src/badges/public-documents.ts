import type { RequestHandler } from 'express';
import * as v from 'valibot';
import { BadgeIdSchema, type ResponseOf, badgeKeysEndpoint } from '@aura/shared-domain';
import { sendFailure } from '../http/failure.ts';
import { buildAchievement, CONTEXTS, buildIssuerProfile } from './issuer.ts';
import type { Keyring } from './keyring.ts';

/** Public for all programs and origins, cacheable for an hour. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'public, max-age=3600',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** GET /badges/keys: every key whose signatures count, as a JSON Web Key Set (RFC 7517). */
export function showKeys({ published }: Keyring): RequestHandler {
  const set: ResponseOf<typeof badgeKeysEndpoint> = { keys: published.map((key) => ({ ...key })) };
  return (_req, res) => void res.set(HEADERS).json(set);
}

/** GET /badges/issuer: the document at the issuer's address in a credential. */
export function showIssuer(siteUrl: string): RequestHandler {
  const document = { '@context': CONTEXTS, ...buildIssuerProfile(siteUrl) };
  return (_req, res) => void res.set(HEADERS).json(document);
}

/** GET /badges/achievements/{badge}: the document at the address of an achievement. */
export function showAchievement(siteUrl: string): RequestHandler {
  return (req, res) => {
    const badge = v.safeParse(BadgeIdSchema, req.params['badge']);
    if (!badge.success) return sendFailure(res, { code: 'not_found' });
    res.set(HEADERS).json({ '@context': CONTEXTS, ...buildAchievement(siteUrl, badge.output) });
  };
}
