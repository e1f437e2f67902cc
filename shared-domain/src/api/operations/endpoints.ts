import * as v from 'valibot';
import { OperationsHealthSchema } from './health.ts';
import {
  ChangeReleaseRequestSchema,
  ChangeReleaseResponseSchema,
  ReleasesRequestSchema,
  ReleasesResponseSchema,
} from './releases.ts';
import { StackRequestSchema, StackResponseSchema } from './stack.ts';

/** Calls of whoever runs the platform. */
export const OPERATIONS_ENDPOINTS = {
  operationsHealth: {
    method: 'GET',
    path: '/operations/health',
    auth: 'person',
    request: v.undefined(),
    response: OperationsHealthSchema,
    timeoutMs: 20_000,
  },
  operationsStack: {
    method: 'GET',
    path: '/operations/stack',
    auth: 'person',
    request: StackRequestSchema,
    response: StackResponseSchema,
    timeoutMs: 20_000,
  },
  operationsReleases: {
    method: 'GET',
    path: '/operations/releases',
    auth: 'person',
    request: ReleasesRequestSchema,
    response: ReleasesResponseSchema,
    timeoutMs: 20_000,
  },
  operationsChange: {
    method: 'POST',
    path: '/operations/releases',
    auth: 'person',
    request: ChangeReleaseRequestSchema,
    response: ChangeReleaseResponseSchema,
    timeoutMs: 30_000,
  },
} as const;
