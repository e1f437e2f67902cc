export type { ReleaseStore } from './store.ts';
export { LAYOUT } from './layout.ts';
export { folderStore } from './folder-store.ts';
export { folderOf, parsePlace, parsePrivatePlace, storeAt, type Place } from './place.ts';
export { newSigningKey, parseSigningKey, publicKeyOf, type SigningKey } from './registry-key.ts';
export { signRegistry } from './sign.ts';
export { builtWith } from '../build/built-with.ts';
export { MODULE_REPORT, ModuleReportSchema, type ModuleReport } from '../build/module-report.ts';
export { DESCRIPTOR_FILE, readBuilt, type BuiltRelease } from './built-release.ts';
export {
  RELEASE_BUDGETS,
  budgetsOf,
  gzipSizes,
  overBudget,
  releaseSizes,
  type ReleaseSizes,
} from './budgets.ts';
export { checkRelease, contractFaults, type ShellFacts } from './check-release.ts';
export { extensionClash, extensionFiles } from './check-extensions.ts';
export { eventClash } from './declared-events.ts';
export { checkFree, checkStored, upload } from './upload.ts';
export { readBack } from './read-back.ts';
export { keepMaps, mapFaults, readMaps, storedMap, type BuiltMaps } from './source-maps.ts';
export { frameResolver, thrownText, type SourcePlace } from './resolve-frame.ts';
export type { Outcome, Step } from './step.ts';
export { preview, promote, publish, stage, stopStage, whyUnbuilt } from './changes.ts';
export { block, retire } from './withdraw.ts';
export { checkNext, currentOf } from './check-next.ts';
export { rollback } from './rollback.ts';
export type { Change, Revision } from './revision.ts';
export { history, readNewest } from './revisions.ts';
export { addOwner, GUARD, readOwners, type OwnersTable } from './owners-store.ts';
export { keyFor, parseSigningKeys, rootSigner, type Signers } from './signers.ts';
export { commit, type ChangeMeta, type Committed } from './commit.ts';
export { rollForward } from './pointer.ts';
