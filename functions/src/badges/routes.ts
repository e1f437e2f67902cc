import type { Router } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { badgeCredentialEndpoint, badgeKeysEndpoint, badgeVerifyEndpoint } from '@aura/shared-domain';
import type { BadgeSettings } from '../config/badge-settings.ts';
import type { Accounts } from '../firebase/admin.ts';
import { addressLimit } from '../http/address-limit.ts';
import { openEndpoint } from '../http/open-endpoint.ts';
import { personEndpoint, type PersonEndpointDeps } from '../http/person-endpoint.ts';
import { routePath } from '../http/request-of.ts';
import type { TakeToken } from '../http/token-buckets.ts';
import { issueCredential } from './issue-credential.ts';
import { ACHIEVEMENT_PATH, ISSUER_PATH } from './issuer.ts';
import { keyringOf } from './keyring.ts';
import { showAchievement, showIssuer, showKeys } from './public-documents.ts';
import { verifyBadge } from './verify-badge.ts';

export interface BadgeRouteDeps extends PersonEndpointDeps {
  readonly db: Firestore;
  readonly accounts: Accounts;
  readonly badges: BadgeSettings;
  /** Holds what one address may have verified. */
  readonly takeVerificationToken: TakeToken;
}

/** Badges as credentials: given out to who holds them, verified for anybody, and what they refer to. */
export function addBadgeRoutes(routes: Router, deps: BadgeRouteDeps): void {
  const { siteUrl } = deps.badges;
  const keys = keyringOf(deps.badges);
  const issue = issueCredential({ ...deps, siteUrl, signer: keys.signer });
  routes.post(
    routePath(badgeCredentialEndpoint.path),
    personEndpoint(deps, badgeCredentialEndpoint.request, issue),
  );
  const limit = addressLimit(deps.takeVerificationToken, deps.now);
  routes.post(
    badgeVerifyEndpoint.path,
    limit,
    openEndpoint(badgeVerifyEndpoint.request, verifyBadge({ ...deps, keys })),
  );
  routes.get(badgeKeysEndpoint.path, showKeys(keys));
  routes.get(ISSUER_PATH, showIssuer(siteUrl));
  routes.get(routePath(ACHIEVEMENT_PATH), showAchievement(siteUrl));
}
