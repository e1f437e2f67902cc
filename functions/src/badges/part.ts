import { badgeCredentialEndpoint, badgeKeysEndpoint, badgeVerifyEndpoint } from '@aura/shared-domain';
import { walkStored } from '../account/stored-documents.ts';
import { eraseFound } from '../firebase/write-all-found.ts';
import { definePart } from '../parts/define-part.ts';
import { getCredentials } from './credential-records.ts';
import { issueCredential } from './issue-credential.ts';
import { ACHIEVEMENT_PATH, ISSUER_PATH } from './issuer.ts';
import { getKeyring } from './keyring.ts';
import { showAchievement, showIssuer, showKeys } from './public-documents.ts';
import { verifyBadge } from './verify-badge.ts';

/**
 * Badges as credentials: issues them to their holders, verifies them publicly, and serves the documents they refer to.
 */
export default definePart({
  name: 'badges',
  limits: {
    /** Verifications per address. */
    badges: { capacity: 20, refillPerSecond: 1 / 6, maxKeys: 10_000 },
  },
  routes(bind, deps) {
    const { siteUrl } = deps.badges;
    const keys = getKeyring(deps.badges);
    bind(badgeCredentialEndpoint, issueCredential({ ...deps, siteUrl, signer: keys.signer }));
    bind(badgeVerifyEndpoint, verifyBadge({ ...deps, keys }), { limit: 'badges' });
    bind.handler(badgeKeysEndpoint, showKeys(keys));
    bind.handler({ method: 'GET', path: ISSUER_PATH }, showIssuer(siteUrl));
    bind.handler({ method: 'GET', path: ACHIEVEMENT_PATH }, showAchievement(siteUrl));
  },
  erase: {
    // With its record gone, a credential that was given out no longer counts.
    after: [{ name: 'badge_credentials', erase: ({ uid }, { db }) => eraseFound(getCredentials(db, uid)) }],
  },
  exported: ({ uid }, { db }) => walkStored(getCredentials(db, uid)),
});
