import type { LockedPackage } from './read-lock.ts';

const ALGORITHMS: Readonly<Record<string, string>> = { sha1: 'SHA-1', sha256: 'SHA-256', sha512: 'SHA-512' };

/**
 * The components of a release, in the format CycloneDX 1.6. The same lock file gives the same bill.
 * @param readByHand licences of packages that declare none
 */
export const buildBillOfMaterials = (
  packages: readonly LockedPackage[],
  readByHand: Readonly<Record<string, string>>,
) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name: 'aura', 'bom-ref': 'aura' } },
  components: packages.map(({ name, version, licence, integrity }) => {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    return {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      purl,
      licenses: [{ expression: readByHand[name] ?? licence }],
      hashes: listHashes(integrity),
    };
  }),
});

function listHashes(integrity: string | null) {
  return (integrity ?? '').split(' ').flatMap((entry) => {
    const [algorithm = '', content = ''] = entry.split(/-(.*)/s);
    const alg = ALGORITHMS[algorithm];
    return alg ? [{ alg, content: Buffer.from(content, 'base64').toString('hex') }] : [];
  });
}
