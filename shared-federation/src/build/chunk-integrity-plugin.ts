import { createHash } from 'node:crypto';
import { rspack, type Compilation, type Compiler, type RspackPluginInstance } from '@rspack/core';
import { computeAssetIntegrity } from './integrity.ts';

/** The function that a build's runtime calls for the integrity of an element's file. */
const VERIFY = '__webpack_require__.verify';

/** Placeholders have the length of the final name and hash, so columns of source maps stay right. */
const NAME = '~'.repeat(8);
const HASH = `sha384-${'~'.repeat(64)}`;

/** The hash of no possible content: a browser refuses every file. */
const NEVER = `sha384-${'A'.repeat(64)}`;

const nameFile = (hash: string): string => `integrity.${hash}.json`;

/**
 * Makes the entry of a remote load every script and style sheet with integrity. The entry does not contain the hashes,
 * which would be most of its bytes: the host puts them on the script element that executes it (`integrityOf`), taken
 * from the registry. Without such a host, the entry fetches a table next to it and checks the table's hash. It refuses
 * files without a hash.
 */
export class ChunkIntegrityPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const hooks = rspack.RuntimePlugin.getCompilationHooks(compilation);
      hooks.createScript.tap('ChunkIntegrityPlugin', (code) => `${code}\n${VERIFY}(script, script.src);`);
      for (const hook of [hooks.createLink, hooks.linkPreload])
        hook.tap('ChunkIntegrityPlugin', (code) => `${code}\n${VERIFY}(link, link.href);`);
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ChunkIntegrityPlugin', (chunk, needs) => {
        needs.add(rspack.RuntimeGlobals.publicPath);
        needs.add(rspack.RuntimeGlobals.ensureChunk);
        compilation.addRuntimeModule(chunk, new VerifyRuntime());
      });
      // The names and bytes of all files except the entry are final; the entry's name follows from those of the chunks.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrityPlugin', stage }, () =>
        writeTable(compilation),
      );
    });
  }
}

class VerifyRuntime extends rspack.RuntimeModule {
  constructor() {
    super('verify', rspack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return `
var integrityOf = document.currentScript.integrityOf;
${VERIFY} = function (element, url) {
  element.integrity = integrityOf(url.slice(__webpack_require__.p.length)) || ${JSON.stringify(NEVER)};
  element.crossOrigin = "anonymous";
};
if (!integrityOf) {
  var ensureChunk = __webpack_require__.e;
  var table;
  __webpack_require__.e = function (chunkId) {
    table = table || fetch(__webpack_require__.p + ${JSON.stringify(nameFile(NAME))}, { integrity: ${JSON.stringify(HASH)}, signal: AbortSignal.timeout(6000) })
      .then(function (response) { return response.json(); })
      .then(function (hashes) { integrityOf = function (file) { return hashes[file]; }; }, function (error) {
        table = 0;
        throw Object.assign(Error(error), { name: "ChunkLoadError" });
      });
    return table.then(function () { return ensureChunk(chunkId); });
  };
}`;
  }
}

/** Emits the hashes of all scripts and style sheets, and puts the name and the hash of that table into the entry. */
function writeTable(compilation: Compilation): void {
  const files = Object.keys(compilation.assets)
    .filter((file) => /\.(js|css)$/.test(file))
    .toSorted();
  const entries = files.filter((file) => readAssetText(compilation, file).includes(HASH));
  const hashes = files
    .filter((file) => !entries.includes(file))
    .map((file) => [file, computeAssetIntegrity(compilation, file)]);
  const table = JSON.stringify(Object.fromEntries(hashes));
  const digest = createHash('sha384').update(table);
  const integrity = `sha384-${digest.copy().digest('base64')}`;
  const name = digest.digest('hex').slice(0, NAME.length);
  compilation.emitAsset(nameFile(name), new rspack.sources.RawSource(table));
  for (const entry of entries) {
    const text = readAssetText(compilation, entry)
      .replace(HASH, integrity)
      .replace(nameFile(NAME), nameFile(name));
    compilation.updateAsset(entry, new rspack.sources.RawSource(text));
  }
}

const readAssetText = (compilation: Compilation, file: string): string =>
  compilation.getAsset(file)?.source.source().toString() ?? '';
