import { HOUR_MS } from '@aura/shared-domain';
import * as v from 'valibot';
import { makeFault, fetchJson } from '../http/fetch-json.ts';
import type { JobSource } from '../job-source.contract.ts';
import { readAds, type AdReading } from '../wire/read-ads.ts';

/** The board of one employer at a provider. */
export interface Board {
  /** As the provider's addresses name it. */
  readonly name: string;
  /** As people know the employer. */
  readonly company: string;
}

/** How a provider publishes boards. */
export interface BoardFormat<T> {
  readonly id: 'greenhouse' | 'lever' | 'ashby';
  readonly baseUrl: string;
  /** Path and query of a board, below the base. */
  readonly path: (board: string) => string;
  /** Finds the list in an answer. */
  readonly list: v.GenericSchema<unknown, readonly unknown[]>;
  readonly ad: v.GenericSchema<unknown, T>;
  readonly read: (ad: T, board: Board, today: string) => AdReading;
}

/** Enough for every board that settings allow once an hour, and for attempts after failures. */
const RATE = { burst: 20, perDay: 2000 };

/** A board as a source of job ads: it gives all that it has, whatever is asked. */
export function createBoardSource<T>(
  format: BoardFormat<T>,
  board: Board,
  baseUrl: string | null,
): JobSource {
  const { id, path, list, ad, read } = format;
  return {
    id,
    name: `${id}:${board.name}`,
    rate: RATE,
    cacheMs: HOUR_MS,
    kind: 'whole',
    async fetch({ today, signal }) {
      const answer = await fetchJson(new URL(path(board.name), baseUrl ?? format.baseUrl), { signal });
      if (!answer.ok) return answer;
      const found = v.safeParse(list, answer.value);
      return found.success
        ? readAds(found.output, ad, (item) => read(item, board, today))
        : makeFault('nonsense');
    },
  };
}
