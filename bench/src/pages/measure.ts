import { err, ok, type Result } from '@aura/shared-domain';
import type { Browser } from 'playwright-core';
import { chainDepth } from './depth.ts';
import { bytesByKind, totalOf, type BytesByKind } from './transfer.ts';
import { visit, type Visit } from './visit.ts';

/** What it costs to open one page with nothing in the cache. */
export interface PageMeasurement {
  readonly path: string;
  /** Bytes of scripts loaded before the person does anything, as transferred. */
  readonly scriptBytes: number;
  readonly totalBytes: number;
  readonly bytes: BytesByKind;
  readonly requests: number;
  /** Steps of the longest chain of requests before the largest paint; see `chainDepth`. */
  readonly depth: number;
  /** Elements of the loaded page. */
  readonly nodes: number;
  /** Cumulative layout shift on the worse of the screens, from the load to after the application has taken over. */
  readonly layoutShift: number;
  /** What came with the application: elements then, and the part of the shift. */
  readonly takeOver: { readonly nodes: number; readonly layoutShift: number };
}

/** Layouts differ with the width, and so may their shifts; the files are the same. */
const PHONE = { width: 412, height: 823 };
const DESK = { width: 1280, height: 900 };

/**
 * Measures one page of a site that is being served.
 * @param origin without a final slash
 */
export async function measurePage(
  browser: Browser,
  origin: string,
  path: string,
): Promise<Result<PageMeasurement, string>> {
  try {
    const phone = await visit(browser, origin + path, PHONE);
    const desk = await visit(browser, origin + path, DESK);
    return ok(toMeasurement(path, phone, desk));
  } catch (error) {
    return err(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function toMeasurement(path: string, phone: Visit, desk: Visit): PageMeasurement {
  const { exchanges, largestPaintAt, loaded, takenOver } = phone;
  const bytes = bytesByKind(exchanges);
  return {
    path,
    scriptBytes: bytes.script,
    totalBytes: totalOf(bytes),
    bytes,
    requests: exchanges.length,
    depth: chainDepth(exchanges, largestPaintAt ?? Number.POSITIVE_INFINITY),
    nodes: loaded.nodes,
    layoutShift: Math.max(takenOver.layoutShift, desk.takenOver.layoutShift),
    takeOver: {
      nodes: takenOver.nodes,
      layoutShift: Math.max(shiftOfTakeOver(phone), shiftOfTakeOver(desk)),
    },
  };
}

const shiftOfTakeOver = ({ loaded, takenOver }: Visit): number => takenOver.layoutShift - loaded.layoutShift;
