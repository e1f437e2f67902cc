import type { Browser } from 'playwright-core';
import { costOf, getOpeningCost, type Cost, type OpeningCost } from './costs.ts';
import { hops } from './hops.ts';
import type { Sites } from './sites.ts';
import { enterRemote, openRemote, openWritten, type Entered } from './visits.ts';

/** The same measurement on both sides. */
export interface Both<T> {
  readonly federated: T;
  readonly monolith: T;
}

/** The cost of entering a remote over a link. */
export interface EntryCost extends Cost {
  /** Round trips from the click until the headline is there; see `hops`. */
  readonly hops: number;
}

/** What one public page of a remote costs. */
interface RemoteCounts {
  readonly path: string;
  /** Opened by its address. */
  readonly opened: Both<OpeningCost>;
  /** Script besides the remote's own files. */
  readonly frameworkBytes: Both<number>;
  /** Entered over a link that nothing had pointed to. */
  readonly cold: Both<EntryCost>;
  /** Entered over a link on which the pointer had rested; bytes and requests from the hovering on. */
  readonly hovered: Both<EntryCost>;
}

/** Everything that can be counted: the same in every run. */
export interface Counts {
  readonly home: Both<OpeningCost>;
  readonly remotes: readonly RemoteCounts[];
}

/** Visits every page on both sides, once. */
export async function count(browser: Browser, sites: Sites): Promise<Counts> {
  const onBoth = async <T>(measure: (origin: string) => Promise<T>): Promise<Both<T>> => ({
    federated: await measure(sites.federated),
    monolith: await measure(sites.monolith),
  });
  const home = await onBoth(async (origin) =>
    getOpeningCost(await openWritten(browser, `${origin}/`, 'exact')),
  );
  const remotes: RemoteCounts[] = [];
  for (const page of sites.remotePages) {
    const opened = await onBoth((origin) => openRemote(browser, origin, page, 'exact'));
    const entered = (how: 'cold' | 'hovered') =>
      onBoth(async (origin) => entryCostOf(await enterRemote(browser, origin, page, { how, mode: 'exact' })));
    remotes.push({
      path: page.path,
      opened: both(opened, getOpeningCost),
      frameworkBytes: both(opened, ({ exchanges }, side) => {
        const own = exchanges.filter(({ url }) => isFramework(url, sites[side]));
        return costOf(own).scriptBytes;
      }),
      cold: await entered('cold'),
      hovered: await entered('hovered'),
    });
  }
  return { home, remotes };
}

const both = <T, U>(of: Both<T>, map: (value: T, side: keyof Both<T>) => U): Both<U> => ({
  federated: map(of.federated, 'federated'),
  monolith: map(of.monolith, 'monolith'),
});

const entryCostOf = ({ exchanges, clickedAt, thereAt }: Entered): EntryCost => ({
  ...costOf(exchanges),
  hops: hops(exchanges, clickedAt, thereAt),
});

/** A file of the shell: remotes have their own origins, or chunks named after them. */
const isFramework = (url: string, origin: string): boolean =>
  url.startsWith(`${origin}/`) && !url.startsWith(`${origin}/remote-`);
