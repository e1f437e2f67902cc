import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import type { PartDeps } from '../../src/parts/define-part.ts';
import type { Wait } from '../../src/company/wait-for-multiple.ts';
import type { FindTxt } from '../../src/company/domains/txt-records.ts';
import { createCompanyPart } from '../../src/company/part.ts';
import { errorHandler, answerNotFound } from '../../src/http/error-handler.ts';
import { readBoundedBody } from '../../src/http/json-body.ts';
import { bindParts } from '../../src/parts/bind-parts.ts';
import { openOwnDatabase } from '../own-database.ts';
import { partDeps } from '../part-deps.ts';

export interface CompanyBackend {
  readonly url: string;
  readonly db: Firestore;
  stop(): Promise<void>;
}

interface Options {
  /** What becomes of time that a call is held for; by default it is over at once. */
  readonly wait?: Wait;
  /** A new database by default. */
  readonly db?: Firestore;
  /** In place of DNS. */
  readonly findTxt?: FindTxt;
  readonly operators?: PartDeps['operators'];
}

/** The calls of managers alone, on a free port, held to no rate. */
export async function startCompanyBackend(
  now: () => Date,
  { wait = async () => undefined, db = openOwnDatabase(), findTxt, operators }: Options = {},
): Promise<CompanyBackend> {
  const { routes } = bindParts(
    [createCompanyPart(wait, findTxt)],
    partDeps({ db, now, ...(operators && { operators }) }),
    () => () => 0,
  );
  const server = express().use(readBoundedBody, routes, answerNotFound, errorHandler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    db,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
