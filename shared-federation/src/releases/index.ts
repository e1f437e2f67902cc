export type { ReleaseStore } from './store.ts';
export { LAYOUT } from './layout.ts';
export { openFolderStore } from './folder-store.ts';
export { resolveFolder, parsePlace, parsePrivatePlace, storeAt, type Place } from './place.ts';
export { createSigningKey, parseSigningKey, extractPublicKey, type SigningKey } from './registry-key.ts';
export { signRegistry } from './sign.ts';
export { readBuiltWith } from '../build/read-built-with.ts';
export { MODULE_REPORT, ModuleReportSchema, type ModuleReport } from '../build/module-report.ts';
export { DESCRIPTOR_FILE, readBuilt, type BuiltRelease } from './built-release.ts';
export {
  RELEASE_BUDGETS,
  chooseBudgets,
  measureGzipSizes,
  findOverBudget,
  releaseSizes,
  type ReleaseSizes,
} from './budgets.ts';
export { checkRelease, findContractFaults, type ShellFacts } from './check-release.ts';
export { findExtensionClash, listExtensionFiles } from './check-extensions.ts';
export { findEventClash } from './declared-events.ts';
export { checkFree, checkStored, upload } from './upload.ts';
export { readBack } from './read-back.ts';
export { keepMaps, mapFaults, readMaps, readStoredMap, type BuiltMaps } from './source-maps.ts';
export { createFrameResolver, readThrownText, type SourcePlace } from './resolve-frame.ts';
export type { Outcome, Step } from './make-step.ts';
export { preview, promote, publish, stage, stopStage, explainUnbuilt } from './changes.ts';
export { block, retire } from './withdraw.ts';
export { checkNext, findCurrent } from './check-next.ts';
export { rollback } from './rollback.ts';
export type { Change, Revision } from './revision.ts';
export { readHistory, readNewest } from './revisions.ts';
export { addOwner, GUARD, readOwners, type OwnersTable } from './owners-store.ts';
export { findKey, parseSigningKeys, makeRootSigner, type Signers } from './signers.ts';
export { commit, type ChangeMeta, type Committed } from './commit.ts';
export { rollForward } from './pointer.ts';
