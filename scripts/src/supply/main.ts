/*
 * `npm run supply`: writes the bill of materials and names packages that are not allowed. With `--verify FOLDER` it compares a
 * built folder with its provenance in addition.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { complain, say } from '../terminal/print-messages.ts';
import { ROOT } from '../workspaces/paths.ts';
import { buildBillOfMaterials } from './bill-of-materials.ts';
import { findAdvisories, readAdvisories } from './find-advisories.ts';
import { judgePackages, readAllowed } from './judge-packages.ts';
import { verifyProvenance } from './provenance.ts';
import { readLock } from './read-lock.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(ROOT, '.local/bill-of-materials.cdx.json') },
    advisories: { type: 'string' },
    verify: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const packages = readLock(ROOT);
const allowed = readAllowed(ROOT);
const known = values.advisories === undefined ? null : readAdvisories(values.advisories);
const built = values.verify === undefined ? null : await verifyProvenance(values.verify);
const problems = [
  ...judgePackages(packages, allowed),
  ...(known ? findAdvisories(packages, known) : []),
  ...(built && !built.ok ? built.error : []),
];

await mkdir(dirname(values.out), { recursive: true });
await writeFile(
  values.out,
  `${JSON.stringify(buildBillOfMaterials(packages, allowed.readByHand), null, 1)}\n`,
);

const verified = built?.ok ? built.value : null;
const counts = {
  packages: packages.length,
  problems: problems.length,
  advisories: known?.length ?? null,
  verified,
};
if (values.json) say(JSON.stringify(counts));
else {
  say(`${packages.length} pacotes em ${values.out}`);
  if (verified !== null) say(`${verified} arquivos são os da declaração de origem`);
  say(
    known
      ? `${known.length} avisos de segurança consultados`
      : 'Avisos de segurança: não consultados. Traga uma base no formato OSV: --advisories PASTA',
  );
}
for (const problem of problems) complain(problem);
if (problems.length > 0) process.exitCode = 1;
