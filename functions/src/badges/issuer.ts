import { APP_NAME, BADGES, type BadgeId, badgeKeysEndpoint } from '@aura/shared-domain';

/** JSON-LD contexts of the data model and of the standard, in the order that they prescribe. */
export const CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;

/** Paths below the backend's root at which the parts of a credential can be looked up. */
export const ISSUER_PATH = '/badges/issuer';
export const ACHIEVEMENT_PATH = '/badges/achievements/{badge}';

/** Hosting passes the backend's calls on under this path. */
const BACKEND = '/api';

const PARTICIPATION =
  `Este selo atesta participação: que a pessoa usou a ${APP_NAME} desta forma. ` +
  'Não avalia nem certifica competência, conhecimento ou qualidade do resultado.';

/** Who awards the badges. @param siteUrl origin of the site, as everywhere here */
export const buildIssuerProfile = (siteUrl: string) => ({
  id: `${siteUrl}${BACKEND}${ISSUER_PATH}`,
  type: ['Profile'],
  name: APP_NAME,
  url: siteUrl,
});

/** What a badge attests, and what it does not. */
export function buildAchievement(siteUrl: string, id: BadgeId) {
  const { name, description } = BADGES[id];
  return {
    id: `${siteUrl}${BACKEND}${ACHIEVEMENT_PATH.replace('{badge}', id)}`,
    type: ['Achievement'],
    name,
    description,
    criteria: { narrative: `${description} ${PARTICIPATION}` },
  };
}

/** Address of one key, within the set that holds it. */
export const buildKeyAddress = (siteUrl: string, thumbprint: string): string =>
  `${siteUrl}${BACKEND}${badgeKeysEndpoint.path}#${thumbprint}`;
