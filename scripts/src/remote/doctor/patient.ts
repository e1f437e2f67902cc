import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import type { Descriptor } from '@aura/shared-federation';
import {
  listExtensionFiles,
  measureGzipSizes,
  MODULE_REPORT,
  ModuleReportSchema,
  readBuilt,
  releaseSizes,
  type ModuleReport,
  type ReleaseSizes,
} from '@aura/shared-federation/releases';
import * as v from 'valibot';
import type { RemoteWorkspace } from '../../workspaces/discover.ts';

/** A built remote, with the data for its examination. */
export interface Patient {
  readonly name: string;
  /** Version of its package.json. */
  readonly version: string;
  readonly descriptor: Descriptor;
  readonly libraries: ModuleReport['libraries'];
  /** Ranges that its package.json asks for. */
  readonly dependencies: Readonly<Record<string, string>>;
  readonly sizes: ReleaseSizes;
  /** Everything that is released, bytes after gzip; workers apart. */
  readonly total: { readonly page: number; readonly workers: number };
}

const ManifestTextSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ dependencies: v.optional(v.record(v.string(), v.string()), {}) }),
);
const ReportTextSchema = v.pipe(v.string(), v.parseJson(), ModuleReportSchema);

/** Reads a built remote. The error is a sentence for the person at the terminal. */
export async function readPatient({ name, version, dir }: RemoteWorkspace): Promise<Result<Patient, string>> {
  const built = await readBuilt(join(dir, 'dist'));
  if (!built.ok) return err(`${name}: ${built.error} ${BUILD_FIRST}`);
  const { descriptor, files } = built.value;
  const report = v.safeParse(ReportTextSchema, decodeText(files.get(MODULE_REPORT)));
  if (!report.success) return err(`${name}: a compilação não deixou ${MODULE_REPORT}. ${BUILD_FIRST}`);
  const manifest = v.safeParse(ManifestTextSchema, await readFile(join(dir, 'package.json'), 'utf8'));
  if (!manifest.success) return err(`${name}: ${join(dir, 'package.json')} não pôde ser lido.`);
  const gzipped = measureGzipSizes(built.value);
  return ok({
    name,
    version,
    descriptor,
    libraries: report.output.libraries,
    dependencies: manifest.output.dependencies,
    sizes: releaseSizes(descriptor, gzipped, listExtensionFiles(built.value)),
    total: computeTotal(descriptor, gzipped),
  });
}

const BUILD_FIRST = 'Compile antes: npx nx run-many -t build.';

const decodeText = (bytes: Uint8Array | undefined): string | null =>
  bytes ? new TextDecoder().decode(bytes) : null;

function computeTotal({ assets }: Descriptor, gzipped: ReadonlyMap<string, number>): Patient['total'] {
  const kinds = new Map(assets.map(({ file, kind }) => [file, kind]));
  const sum = (isWorker: boolean) =>
    [...gzipped].reduce(
      (total, [file, bytes]) => ((kinds.get(file) === 'worker') === isWorker ? total + bytes : total),
      0,
    );
  return { page: sum(false), workers: sum(true) };
}
