import { formatNumber } from '@aura/shared-domain';
import { gzipSync } from 'node:zlib';
import type { Descriptor } from '../contract/index.ts';
import { listFiles, type BuiltRelease } from './built-release.ts';
import type { ExtensionFiles } from './check-extensions.ts';

/** Size limits of a remote, in bytes after gzip (level 9). */
export const RELEASE_BUDGETS = {
  /** The federation entry. */
  entry: 8_500,
  /** Everything that the first paint of a route asks for: entry, initial files, the files of the route. */
  firstPage: 50_000,
  /** The HTML of a prerendered page, which every visitor of it downloads with the styles of its route. */
  page: 20_000,
  /** Size of an extension's initial files besides the entry: a page may contain many extensions. */
  extension: 12_000,
} as const;

/**
 * Limits for remotes of other tool chains: they contain a copy of the Module Federation runtime, and load completely
 * before they run.
 */
const FOREIGN_BUDGETS = { ...RELEASE_BUDGETS, entry: 40_000, firstPage: 80_000 } as const;

/** The budgets that hold for a release. */
export const chooseBudgets = ({ foreign }: Pick<Descriptor, 'foreign'>): Budgets =>
  foreign ? FOREIGN_BUDGETS : RELEASE_BUDGETS;

type Budgets = Readonly<Record<keyof typeof RELEASE_BUDGETS, number>>;

/** Sizes of a release, in bytes after gzip. */
export interface ReleaseSizes {
  readonly entry: number;
  /** First page per route, and its HTML where that is written ahead. */
  readonly pages: readonly { readonly path: string; readonly bytes: number; readonly html?: number }[];
  /** Size of each extension's initial files besides the entry. */
  readonly extensions: readonly { readonly claim: string; readonly bytes: number }[];
}

/** Bytes of every file that a descriptor lists, after gzip. */
export const measureGzipSizes = ({ descriptor, files }: BuiltRelease): ReadonlyMap<string, number> =>
  new Map(
    listFiles(descriptor).map(({ file }) => [
      file,
      gzipSync(files.get(file) ?? new Uint8Array(), { level: 9 }).length,
    ]),
  );

/**
 * Adds up what a release weighs. A worker is started after the page is there and belongs to no page.
 * @param extensions what its extensions load, as {@link listExtensionFiles} says
 */
export function releaseSizes(
  { entry, assets, routes }: Descriptor,
  gzipped: ReadonlyMap<string, number>,
  extensions: readonly ExtensionFiles[] = [],
): ReleaseSizes {
  const workers = new Set(assets.filter(({ kind }) => kind === 'worker').map(({ file }) => file));
  const initial = assets.filter((asset) => asset.initial).map(({ file }) => file);
  const sum = (files: readonly string[]) =>
    [...new Set(files)]
      .filter((file) => !workers.has(file))
      .reduce((bytes, file) => bytes + (gzipped.get(file) ?? 0), 0);
  const pageOf = (files: readonly string[]) => sum([entry.file, ...initial, ...files]);
  return {
    extensions: extensions.map(({ claim, files }) => ({
      claim,
      bytes: sum(files.filter((file) => file !== entry.file)),
    })),
    entry: gzipped.get(entry.file) ?? 0,
    pages: routes.map(({ path, files, page }) => ({
      path,
      bytes: pageOf(files),
      ...(page !== undefined && { html: gzipped.get(page) ?? 0 }),
    })),
  };
}

/** Sentences about exceeded limits; empty if all fit. */
export function findOverBudget(
  { entry, pages, extensions }: ReleaseSizes,
  budgets: Budgets = RELEASE_BUDGETS,
): readonly string[] {
  const large = extensions.filter(({ bytes }) => bytes > budgets.extension);
  const heavy = pages.filter(({ bytes }) => bytes > budgets.firstPage);
  const long = pages.filter(({ html = 0 }) => html > budgets.page);
  return [
    ...(entry > budgets.entry
      ? [`A entrada pesa ${formatBytes(entry)} bytes (gzip); o limite é ${formatBytes(budgets.entry)}.`]
      : []),
    ...heavy.map(
      ({ path, bytes }) =>
        `A primeira página de ${path} pesa ${formatBytes(bytes)} bytes (gzip); o limite é ${formatBytes(budgets.firstPage)}.`,
    ),
    ...long.map(
      ({ path, html = 0 }) =>
        `O HTML de ${path} pesa ${formatBytes(html)} bytes (gzip); o limite é ${formatBytes(budgets.page)}.`,
    ),
    ...large.map(
      ({ claim, bytes }) =>
        `A extensão ${claim} carrega ${formatBytes(bytes)} bytes (gzip); o limite é ${formatBytes(budgets.extension)}.`,
    ),
  ];
}

const formatBytes = (bytes: number): string => formatNumber(bytes);
